import OverrideCode
import SwiftSyntax

extension Converter {
  mutating func convert(_ statement: StmtSyntax) -> Statement {
    let place = range(of: statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      return convertStatement(statement.expression)
    case .returnStmt(let statement):
      return Statement(.return(statement.expression.map { convert($0) }), at: place)
    case .guardStmt(let statement):
      return Statement(.guard(convert(statement.conditions), else: convert(statement.body.statements)), at: place)
    case .whileStmt(let statement):
      return Statement(.while(convert(statement.conditions), body: convert(statement.body.statements)), at: place)
    case .repeatStmt(let statement):
      return Statement(
        .repeatWhile(body: convert(statement.body.statements), condition: convert(statement.condition)), at: place)
    case .forStmt(let statement):
      return convert(statement)
    case .breakStmt(let statement):
      return Statement(.break(label: statement.label?.identifierText), at: place)
    case .continueStmt(let statement):
      return Statement(.continue(label: statement.label?.identifierText), at: place)
    case .fallThroughStmt:
      return Statement(.fallthrough, at: place)
    case .throwStmt(let statement):
      return Statement(.throw(convert(statement.expression)), at: place)
    case .deferStmt(let statement):
      return Statement(.defer(convert(statement.body.statements)), at: place)
    case .doStmt(let statement):
      return convert(statement)
    case .labeledStmt(let statement):
      return Statement(.labelled(statement.label.identifierText, convert(statement.statement)), at: place)
    default:
      return unreadable("this statement is not supported", at: statement)
    }
  }

  private mutating func convert(_ loop: ForStmtSyntax) -> Statement {
    Statement(
      .forIn(
        convert(loop.pattern), in: convert(loop.sequence), where: loop.whereClause.map { convert($0.condition) },
        body: convert(loop.body.statements)), at: range(of: loop))
  }

  private mutating func convert(_ block: DoStmtSyntax) -> Statement {
    let body = convert(block.body.statements)
    guard !block.catchClauses.isEmpty else { return Statement(.block(body), at: range(of: block)) }
    var catches: [[Statement]] = []
    for clause in block.catchClauses { catches.append(convert(clause.body.statements)) }
    return Statement(.doCatch(body, catches: catches, finally: []), at: range(of: block))
  }

  mutating func convert(_ choice: IfExprSyntax) -> Statement {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return unreadable("the code is nested too deep", at: choice) }
    let conditions = convert(choice.conditions)
    let then = convert(choice.body.statements)
    let otherwise: [Statement]?
    switch choice.elseBody {
    case .ifExpr(let next): otherwise = [convert(next)]
    case .codeBlock(let block): otherwise = convert(block.statements)
    case nil: otherwise = nil
    @unknown default: return unreadable("this 'else' is not supported", at: choice)
    }
    return Statement(.if(conditions, then: then, else: otherwise), at: range(of: choice))
  }

  mutating func convert(_ choice: SwitchExprSyntax) -> Statement {
    let subject = convert(choice.subject)
    return Statement(.switch(subject, convert(choice.cases)), at: range(of: choice))
  }

  private mutating func convert(_ cases: SwitchCaseListSyntax) -> [SwitchCase] {
    var converted: [SwitchCase] = []
    for element in cases {
      switch element {
      case .switchCase(let branch): converted.append(convert(branch))
      case .ifConfigDecl(let choice):
        if case .switchCases(let chosen) = chosenElements(of: choice) { converted += convert(chosen) }
      @unknown default: break
      }
    }
    return converted
  }

  private mutating func convert(_ branch: SwitchCaseSyntax) -> SwitchCase {
    var alternatives: [SwitchCase.Alternative] = []
    if case .case(let label) = branch.label {
      for item in label.caseItems {
        alternatives.append(
          SwitchCase.Alternative(convert(item.pattern), where: item.whereClause.map { convert($0.condition) }))
      }
    }
    let place: SourceRange
    switch branch.label {
    case .case(let label): place = range(of: label)
    case .default(let label): place = range(of: label)
    @unknown default: place = range(of: branch)
    }
    return SwitchCase(alternatives: alternatives, body: convert(branch.statements), range: place)
  }

  mutating func convert(_ conditions: ConditionElementListSyntax) -> [Condition] {
    var converted: [Condition] = []
    for element in conditions { converted.append(convert(element)) }
    return converted
  }

  private mutating func convert(_ element: ConditionElementSyntax) -> Condition {
    switch element.condition {
    case .expression(let value):
      return .expression(convert(value))
    case .availability(let question):
      let isAvailable = question.availabilityKeyword.text != "#unavailable"
      return .expression(Expression(.boolean(isAvailable), at: range(of: question)))
    case .matchingPattern(let match):
      return .match(convert(match.pattern), convert(match.initializer.value))
    case .optionalBinding(let binding):
      if let initializer = binding.initializer { return .binding(convert(binding.pattern), convert(initializer.value)) }
      let name = binding.pattern.trimmedDescription
      let value: Expression.Kind = name == "self" ? .selfReference : .name(name)
      return .binding(convert(binding.pattern), Expression(value, at: range(of: binding.pattern)))
    @unknown default:
      let reason = refuse("this condition is not supported", at: element)
      return .expression(Expression(.unreadable(reason), at: range(of: element)))
    }
  }
}
