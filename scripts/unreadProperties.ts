import { relative } from 'node:path'
import ts from 'typescript-api'
import { ownFiles, root } from './readProgram.ts'

/** Properties that are offered and that dependencies read, or that are read by another name. */
const readElsewhere = new Set([
  // The anchor's own property, which a router's link receives.
  'packages/ui/src/elements/Link/LinkProvider.tsx: LinkProps.href',
  // An attribute of the element for JSX, read by its name.
  'packages/embed/src/jsx.ts: PortalInviteFrameProps.label',
  // Narrows the input's own property.
  'packages/ui/src/forms/FilteredTextField/FilteredTextField.tsx: FilteredTextFieldProps.type',
])

/**
 * The properties that a component offers and nobody reads, as `Button.tsx: ButtonProps.isFlat`. A property is read if it is destructured
 * from the props, or if the rest of the props is spread on something that has a property of that name.
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
