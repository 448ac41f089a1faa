// Builds each scene out of absolutely positioned elements and asks the browser who is at each point.
//
// A view is a stacking context that clips (a superview whose pointInside is false is not asked, and neither is what
// lies in it), turned around its anchor point. The flags take elements away from hit testing with all that they hold; a view
// that passes touches through is taken away itself, and its subviews are not.
const scenes = arguments[0];

function matrixOf(transform) {
  if (!transform) return [1, 0, 0, 1, 0, 0];
  if (Array.isArray(transform)) return transform;
  const [sx, sy] = [transform.scale].flat().length === 2 ? transform.scale : [transform.scale, transform.scale];
  const angle = transform.rotation * Math.PI / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [sx * cosine, sx * sine, -sy * sine, sy * cosine, ...transform.translation];
}

function elementFor(view, parentOffset, isReachable) {
  const element = document.createElement("div");
  element.id = view.name;
  const anchor = view.anchorPoint ?? [0.5, 0.5];
  const [width, height] = (view.frame ?? view.bounds).slice(2);
  const [x, y] = view.frame ?? [view.center[0] - anchor[0] * width, view.center[1] - anchor[1] * height];
  const transparent = Math.fround(view.alpha ?? 1) < 0.01;
  const behavior = view.behavior?.hitTest;
  const reachable = isReachable && view.isUserInteractionEnabled !== false && !transparent && behavior !== "none";
  Object.assign(element.style, {
    position: "absolute",
    isolation: "isolate",
    overflow: "clip",
    left: `${x - parentOffset[0]}px`,
    top: `${y - parentOffset[1]}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: `${anchor[0] * 100}% ${anchor[1] * 100}%`,
    transform: `matrix(${matrixOf(view.transform)})`,
    opacity: view.alpha ?? 1,
    display: view.isHidden ? "none" : "block",
    zIndex: view.windowLevel ?? 0,
    pointerEvents: reachable && behavior !== "passThrough" ? "auto" : "none",
  });
  const origin = view.contentOffset ?? view.bounds?.slice(0, 2) ?? [0, 0];
  for (const subview of view.subviews) element.append(elementFor(subview, origin, reachable));
  return element;
}

return scenes.map((scene) => {
  document.body.replaceChildren(...scene.windows.map((window) => elementFor(window, [0, 0], true)));
  return scene.touches.map((touch) => document.elementFromPoint(...touch.point)?.id || null);
});
