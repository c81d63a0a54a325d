import { join } from 'node:path'
import ts from 'typescript-api'
import { libraryOptions } from '../../scripts/libraryOptions.ts'
import type { ComponentProperties, ComponentProperty } from './ComponentProperty.ts'

const library = join(import.meta.dirname, '../../packages/ui')

/**
 * The properties of every exported component of `@portal/ui` by the component's name: its own, and those it takes over from another
 * component of the house. Attributes of the element underneath are React's and are left out.
 */
export function readProperties(): Record<string, ComponentProperties> {
  const index = join(library, 'src/index.ts')
  const program = ts.createProgram([index], libraryOptions)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${index} exports nothing that could be read.`)

  const found: Record<string, ComponentProperties> = {}
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.valueDeclaration
    if (!declaration || !/^[A-Z]/.test(exported.name)) continue
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    if (!signature) continue
    const [parameter] = signature.getParameters()
    const fallbacks = fallbacksIn(declaration)
    const properties = parameter ? checker.getTypeOfSymbolAtLocation(parameter, declaration).getProperties() : []
    found[exported.name] = {
      description: textOf(symbol.getDocumentationComment(checker)),
      properties: properties
        .filter((property) => isOurs(property) || fallbacks.has(property.name))
        .map((property) => propertyOf(property, declaration, fallbacks.get(property.name) ?? saidDefault(property)))
        .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    }
  }
  return found

  function propertyOf(property: ts.Symbol, at: ts.Node, fallback: string | undefined): ComponentProperty {
    const isRequired = !(property.flags & ts.SymbolFlags.Optional)
    const type = checker.getTypeOfSymbolAtLocation(property, at)
    const present = checker.getNonNullableType(type)
    const members = present.isUnion() ? present.types : [present]
    const texts = members.filter((member) => member.isStringLiteral()).map(({ value }) => value)
    const options = texts.length === members.length && texts.length > 1 ? texts : undefined
    return {
      name: property.name,
      type: writtenType(property, present, options),
      isRequired,
      description: textOf(property.getDocumentationComment(checker)),
      ...(fallback === undefined ? {} : { fallback }),
      ...(options ? { options } : {}),
      ...controlOf(members, options),
    }
  }

  /** The words of the declaration, which say `ReactNode` and `IconComponent` where the compiler would spell them out. */
  function writtenType(property: ts.Symbol, present: ts.Type, options: string[] | undefined): string {
    if (options) return options.map((option) => `'${option}'`).join(' | ')
    const declared = property.declarations?.find((declaration) => ts.isPropertySignature(declaration))
    return declared?.type ? declared.type.getText().replaceAll(/\s+/g, ' ') : checker.typeToString(present, undefined, ts.TypeFormatFlags.NoTruncation)
  }

  function controlOf(members: ts.Type[], options: string[] | undefined): Pick<ComponentProperty, 'control'> {
    if (options) return { control: 'options' }
    if (members.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return { control: 'boolean' }
    if (members.some(({ flags }) => flags & ts.TypeFlags.StringLike)) return { control: 'text' }
    if (members.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return { control: 'number' }
    return {}
  }
}

/** Declared by a package of this workspace. */
function isOurs(property: ts.Symbol): boolean {
  return (property.declarations ?? []).some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))
}

/** `size = 'default'` of `function Button({ size = 'default' })`, also inside `forwardRef(…)` and `memo(…)`. */
function fallbacksIn(declaration: ts.Declaration): Map<string, string> {
  const fallbacks = new Map<string, string>()
  const visit = (node: ts.Node): boolean => {
    if (!ts.isFunctionLike(node)) return ts.forEachChild(node, visit) ?? false
    const [first] = node.parameters
    if (first && ts.isObjectBindingPattern(first.name)) {
      for (const { name, propertyName, initializer } of first.name.elements) {
        if (initializer) fallbacks.set((propertyName ?? name).getText(), initializer.getText())
      }
    }
    return true
  }
  visit(declaration)
  return fallbacks
}

/** Of `@default`, where the fallback stands in a stylesheet or further below. */
function saidDefault(property: ts.Symbol): string | undefined {
  const tag = property.getJsDocTags().find(({ name }) => name === 'default')
  return tag && textOf(tag.text ?? [])
}

function textOf(comment: ts.SymbolDisplayPart[]): string {
  return comment.map(({ text }) => text).join('').trim()
}
