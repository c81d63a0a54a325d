import { relative } from 'node:path'
import ts from 'typescript-api'
import { ownFiles, root } from './readProgram.ts'

/** Properties that count as read, because dependencies read them, or because they are read by another name. */
const readElsewhere = new Set([
  // A property of anchors, which a router's link gets.
  'packages/ui/src/elements/Link/LinkProvider.tsx: LinkProps.href',
  // An attribute of the custom element in JSX.
  'packages/embed/src/jsx.ts: PortalInviteFrameProps.label',
  // A property of inputs with fewer values.
  'packages/ui/src/forms/FilteredTextField/FilteredTextField.tsx: FilteredTextFieldProps.type',
])

/**
 * The properties of components that no code reads, as `Button.tsx: ButtonProps.isFlat`. A property is read if it is destructured from the
 * props, or if the rest of the props is passed to an element or component with that property.
 */
export function unreadProperties(program: ts.Program): string[] {
  const checker = program.getTypeChecker()

  const offered = new Map<ts.Declaration, string>()
  const read = new Set<ts.Declaration>()
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) read.add(declaration)
  }

  function visit(node: ts.Node): void {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props')) {
      for (const member of node.members) {
        if (ts.isPropertySignature(member)) offered.set(member, `${relative(root, member.getSourceFile().fileName)}: ${node.name.text}.${member.name.getText()}`)
      }
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const name = (node.propertyName ?? node.name).getText()
      mark(checker.getTypeAtLocation(node.parent).getProperty(name))
    }
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name))
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && ts.isStringLiteral(node.left)) {
      mark(checker.getTypeAtLocation(node.right).getProperty(node.left.text))
    }
    if (ts.isJsxSpreadAttribute(node)) {
      const [parameter] = checker.getResolvedSignature(node.parent.parent)?.getParameters() ?? []
      const taken = parameter && checker.getTypeOfSymbolAtLocation(parameter, node)
      for (const property of checker.getTypeAtLocation(node.expression).getProperties()) {
        if (taken && checker.getPropertyOfType(taken, property.name)) mark(property)
      }
    }
    ts.forEachChild(node, visit)
  }
  for (const file of ownFiles(program)) visit(file)
  return [...offered].filter(([declaration]) => !read.has(declaration)).map(([, name]) => name).filter((name) => !readElsewhere.has(name)).toSorted()
}
