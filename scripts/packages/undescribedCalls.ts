import ts from 'typescript-api'

/** The calls of the built client without a docstring, which editors would show. Throws if there is no client. */
export function undescribedCalls(types: string): string[] {
  const program = ts.createProgram([types], { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2022 })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(types)
  const module = file && checker.getSymbolAtLocation(file)
  const client = module && checker.getExportsOfModule(module).find(({ name }) => name === 'ApiClient')
  if (!client) throw new Error(`${types} does not export ApiClient`)
  const calls = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(client)).getProperties()
  if (calls.length < 100) throw new Error(`ApiClient has ${calls.length} calls`)
  const isCall = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  const inAreas = calls.filter((symbol) => !isCall(symbol)).flatMap((area) => checker.getTypeOfSymbol(area).getProperties())
  return [...calls.filter(isCall), ...inAreas].filter((call) => call.getDocumentationComment(checker).length === 0).map(({ name }) => name)
}
