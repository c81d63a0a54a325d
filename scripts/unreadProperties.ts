import { join, relative } from 'node:path'
import ts from 'typescript-api'
import { libraryOptions } from './libraryOptions.ts'

const library = join(import.meta.dirname, '../packages/ui/src')

/** Properties that the library offers and that its dependencies read, not the library itself. */
const readElsewhere = new Set([
  // The anchor's own property, which a router's link receives.
  'elements/Link/LinkProvider.tsx: LinkProps.href',
  // Narrows the input's own property.
  'forms/FilteredTextField/FilteredTextField.tsx: FilteredTextFieldProps.type',
])

/**
 * The properties that a component of the library offers and nobody reads, as `Button.tsx: ButtonProps.isFlat`. A property is read if it is
 * destructured from the props, or if the rest of the props is spread on something that has a property of that name. `sources` replace
 * files.
 */
export function unreadProperties(entry = join(library, 'index.ts'), sources: Readonly<Record<string, string>> = {}): string[] {
  const host = ts.createCompilerHost(libraryOptions)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => path in sources || fileExists(path)
  host.readFile = (path) => sources[path] ?? readFile(path)
  host.getSourceFile = (path, ...rest) => (path in sources ? ts.createSourceFile(path, sources[path] ?? '', ts.ScriptTarget.ES2022, true) : getSourceFile(path, ...rest))
  const program = ts.createProgram([entry], libraryOptions, host)
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(library))

  const offered = new Map<ts.Declaration, string>()
  const read = new Set<ts.Declaration>()
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) read.add(declaration)
  }

  function visit(node: ts.Node): void {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props')) {
      for (const member of node.members) {
        if (ts.isPropertySignature(member)) offered.set(member, `${relative(library, member.getSourceFile().fileName)}: ${node.name.text}.${member.name.getText()}`)
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
  for (const file of files) visit(file)
  return [...offered].filter(([declaration]) => !read.has(declaration)).map(([, name]) => name).filter((name) => !readElsewhere.has(name)).toSorted()
}
