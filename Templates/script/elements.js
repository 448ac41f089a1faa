/** An HTML element with attributes, properties and children. */
function element(name, attributes = {}, ...children) {
  const result = document.createElement(name);
  return fill(result, attributes, children);
}

/** An SVG element likewise. */
function drawn(name, attributes = {}, ...children) {
  const result = document.createElementNS("http://www.w3.org/2000/svg", name);
  return fill(result, attributes, children);
}

function fill(result, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) result.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) result.setAttribute(name, value === true ? "" : value);
  }
  result.append(...children);
  return result;
}

/** Sets a text only where it differs: an unchanged one costs no layout. */
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function setClass(node, name) {
  setAttribute(node, "class", name);
}

function setValue(field, value) {
  if (field.value !== value) field.value = value;
}

/** Sets an attribute where it differs; null takes it away. */
function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

/** Greys a button out. It keeps the focus, which a `disabled` one would lose under the keyboard's hands. */
function setDisabled(button, isDisabled) {
  setAttribute(button, "aria-disabled", isDisabled);
}

/** What a button does unless it is greyed out. */
function whenEnabled(action) {
  return (event) => {
    if (event.currentTarget.getAttribute("aria-disabled") !== "true") action(event);
  };
}

/** A text of the page with its numbers and names put in: "step {step} of {count}". */
function phrase(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** A number with at most three decimals. */
function short(number) {
  return String(Math.round(number * 1000) / 1000);
}
