import ts from 'typescript-api'

/** Finds the defaults of a component's properties: `size = 'default'` in `function Button({ size = 'default' })` or in `const { size = 'default' } = props`, also inside `forwardRef(…)` and `memo(…)`. */
export function fallbacksIn(declaration: ts.Declaration): Map<string, string> {
  const component = componentIn(declaration)
  const [first] = component?.parameters ?? []
  const patterns = first && component ? [first.name, ...takenApart(first.name.getText(), component)] : []
  const elements = patterns.filter((pattern) => ts.isObjectBindingPattern(pattern)).flatMap((pattern) => [...pattern.elements])
  return new Map(elements.flatMap(({ name, propertyName, initializer }) => (initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [])))
}

function componentIn(node: ts.Node): ts.SignatureDeclaration | undefined {
  return ts.isFunctionLike(node) ? node : ts.forEachChild(node, componentIn)
}

/** The properties in `const { … } = props` at the top of the component. */
function takenApart(props: string, component: ts.SignatureDeclaration): ts.BindingName[] {
  const body = 'body' in component ? component.body : undefined
  const statements = body && ts.isBlock(body) ? body.statements.filter((statement) => ts.isVariableStatement(statement)) : []
  return statements.flatMap(({ declarationList }) => declarationList.declarations).filter(({ initializer }) => initializer?.getText() === props).map(({ name }) => name)
}
