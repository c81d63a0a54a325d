import { join, relative } from 'node:path'
// The workspace's own TypeScript has no programming interface.
import ts from 'typescript-api'

const library = join(import.meta.dirname, '../packages/ui/src')

/** Offered and read by what the library stands on, not by itself. */
const readElsewhere = new Set([
  // What a router's link is given: the anchor's own.
  'elements/Link/LinkProvider.tsx: LinkProps.href',
  // Narrows the input's own.
  'forms/FilteredTextField/FilteredTextField.tsx: FilteredTextFieldProps.type',
])

/**
 * The properties that a component of the library offers and nobody reads, as `Button.tsx: ButtonProps.isFlat`. A property is read where it is
 * taken out of the props, or where the rest of them is spread on something that knows a property of that name. `sources` stand in for files.
 */
export function unreadProperties(entry = join(library, 'index.ts'), sources: Readonly<Record<string, string>> = {}): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    customConditions: ['@portal/source'],
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => path in sources || fileExists(path)
  host.readFile = (path) => sources[path] ?? readFile(path)
  host.getSourceFile = (path, ...rest) => (path in sources ? ts.createSourceFile(path, sources[path] ?? '', ts.ScriptTarget.ES2022, true) : getSourceFile(path, ...rest))
  const program = ts.createProgram([entry], options, host)
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
