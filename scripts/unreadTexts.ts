import { relative } from 'node:path'
import ts from 'typescript-api'
import { ownFiles, root } from './readProgram.ts'

/** Whether a file has tables of texts. `frameMessages` in packages/embed is left out, because its messages are between windows. */
const isTables = (file: string) => file.endsWith('essages.ts') && !/panish|\/frame\/frameMessages/.test(file)
const isTranslation = (file: string) => /panish\w*\.ts$|essages\.es\.ts$/.test(file)
const isPlural = (key: string) => /^(zero|one|two|few|many|other)$/.test(key)

/**
 * The texts that no code reads, as 'messages.ts: devices.label'. Types decide, so a text with the same name in another table doesn't count.
 * A text is read as `t.label`, by destructuring, by a key whose type contains its name, or if its table is passed to code that needs a text
 * of that name. `findUnusedWords` compares only names, so it also covers keys of the type `string`.
 */
export function unreadTexts(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  const files = ownFiles(program)
  const offered = new Map<ts.Declaration, string>()
  const read = new Set<ts.Declaration>()

  for (const file of files.filter(({ fileName }) => isTables(fileName))) {
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations) {
        const table = initializer && tableIn(initializer)
        if (table) offer(table, `${relative(root, file.fileName)}: ${name.getText()}`)
      }
    }
  }
  for (const file of files) {
    if (!isTables(file.fileName) && !isTranslation(file.fileName)) visit(file)
  }
  return [...offered].filter(([text]) => !read.has(text)).map(([, name]) => name).toSorted()

  function offer(table: ts.ObjectLiteralExpression, place: string): void {
    for (const property of table.properties) {
      if (!ts.isPropertyAssignment(property) || isPlural(property.name.getText())) continue
      const group = unwrapped(property.initializer)
      const name = `${place}.${property.name.getText()}`
      // A group counts as read if its texts are read.
      if (ts.isObjectLiteralExpression(group) && !group.properties.some((one) => one.name !== undefined && isPlural(one.name.getText()))) offer(group, name)
      else offered.set(property, name)
    }
  }

  function mark(symbol: ts.Symbol | undefined): void {
    for (const declaration of symbol?.declarations ?? []) read.add(declaration)
  }

  function markKey(type: ts.Type, key: string): void {
    for (const one of type.isUnionOrIntersection() ? [type, ...type.types] : [type]) mark(checker.getPropertyOfType(one, key))
  }

  function keysOf(type: ts.Type): string[] {
    if (type.isUnion()) return type.types.flatMap(keysOf)
    if (type.isStringLiteral() || type.isNumberLiteral()) return [String(type.value)]
    const constraint = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : undefined
    return constraint && constraint !== type ? keysOf(constraint) : []
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name))
    if (ts.isElementAccessExpression(node)) {
      const table = checker.getTypeAtLocation(node.expression)
      const keys = keysOf(checker.getTypeAtLocation(node.argumentExpression))
      // A computed key is known only at run time.
      for (const key of keys.length > 0 ? keys : table.getProperties().map(({ name }) => name)) markKey(table, key)
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      markKey(checker.getTypeAtLocation(node.parent), (node.propertyName ?? node.name).getText())
    }
    if (isHandedOn(node)) handOn(node)
    ts.forEachChild(node, visit)
  }

  /** Handles a table that is passed as another type. Its texts with the names of that type's properties count as read, because they can't be followed further. */
  function handOn(node: ts.Expression): void {
    const type = checker.getTypeAtLocation(node)
    const texts = (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperties()).filter(({ declarations }) => declarations?.some((one) => offered.has(one)))
    if (texts.length === 0) return
    const taken = takenAs(node)
    const isOpen = checker.getIndexInfosOfType(taken).length > 0
    for (const text of texts) {
      const there = checker.getPropertyOfType(taken, text.name)
      if (there ? !there.declarations?.some((one) => text.declarations?.includes(one)) : isOpen) mark(text)
    }
  }

  function takenAs(node: ts.Expression): ts.Type {
    const { parent } = node
    if (ts.isAsExpression(parent)) return checker.getTypeFromTypeNode(parent.type)
    const holder = ts.isSpreadAssignment(parent) ? parent.parent : node
    const taken = checker.getContextualType(holder)
    // If one of two tables with the same texts is chosen, the result has the declarations of one of them.
    return taken ? checker.getNonNullableType(taken) : checker.getTypeAtLocation(ts.isConditionalExpression(holder.parent) ? holder.parent : holder)
  }
}

/** The table in an expression: `{ … }`, `{ … } as const` or `words('name', { … })`. */
function tableIn(value: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const table = unwrapped(ts.isCallExpression(value) && value.expression.getText() === 'words' ? value.arguments[1] ?? value : value)
  return ts.isObjectLiteralExpression(table) ? table : undefined
}

function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value) ? unwrapped(value.expression) : value
}

function isHandedOn(node: ts.Node): node is ts.Expression {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node) && !ts.isCallExpression(node)) return false
  const { parent } = node
  return ts.isJsxExpression(parent) || ts.isJsxSpreadAttribute(parent) || ts.isSpreadAssignment(parent) || ts.isShorthandPropertyAssignment(parent)
    || ts.isReturnStatement(parent) || ts.isConditionalExpression(parent) || ts.isAsExpression(parent) || ts.isBinaryExpression(parent)
    || (ts.isPropertyAssignment(parent) && parent.initializer === node) || (ts.isArrowFunction(parent) && parent.body === node)
    || (ts.isCallExpression(parent) && parent.expression !== node) || (ts.isVariableDeclaration(parent) && parent.type !== undefined)
}
