import { join } from 'node:path'
import ts from 'typescript-api'
import { libraryOptions } from '../../scripts/libraryOptions.ts'
import { withoutSources } from '../../scripts/packages/withoutSources.ts'
import type { ComponentProperties, ComponentProperty } from './ComponentProperty.ts'
import { fallbacksIn } from './fallbacksIn.ts'

const library = join(import.meta.dirname, '../../packages/ui')

interface Found {
  name: string
  symbol: ts.Symbol
  declaration: ts.Declaration
  properties: ts.Symbol[]
  fallbacks: Map<string, string>
  takesAttributes: boolean
}

/**
 * Reads the properties of every exported component of `@portal/ui`: its own, and those inherited from another component of the library.
 * React's attributes of HTML elements are left out.
 */
export function readProperties(): Record<string, ComponentProperties> {
  const index = join(library, 'src/index.ts')
  const program = ts.createProgram([index], libraryOptions)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${index} exports nothing that could be read.`)

  const components: Found[] = []
  const takenOver = new Map<ts.Declaration | undefined, string | undefined>()
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.valueDeclaration
    if (!declaration || !/^[A-Z]/.test(exported.name)) continue
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    if (!signature) continue
    const [parameter] = signature.getParameters()
    const fallbacks = fallbacksIn(declaration)
    const offered = parameter ? checker.getTypeOfSymbolAtLocation(parameter, declaration).getProperties() : []
    const properties = offered.filter((property) => isOurs(property) || fallbacks.has(property.name))
    for (const property of properties) noteFallback(property, declaration, fallbacks.get(property.name))
    components.push({ name: exported.name, symbol, declaration, properties, fallbacks, takesAttributes: properties.length < offered.length })
  }
  return Object.fromEntries(
    components.map(({ name, symbol, declaration, properties, fallbacks, takesAttributes }) => [
      name,
      {
        description: textOf(symbol.getDocumentationComment(checker)),
        takesAttributes,
        properties: properties
          .map((property) => propertyOf(property, declaration, fallbacks.get(property.name) ?? saidDefault(property) ?? takenOver.get(declarationOf(property))))
          .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
      },
    ]),
  )

  /** An inherited property has the default of the component that declares it. */
  function noteFallback(property: ts.Symbol, component: ts.Declaration, fallback: string | undefined): void {
    const at = declarationOf(property)
    if (at && at.getSourceFile() === component.getSourceFile()) takenOver.set(at, fallback)
  }

  function propertyOf(property: ts.Symbol, at: ts.Node, fallback: string | undefined): ComponentProperty {
    const isRequired = !(property.flags & ts.SymbolFlags.Optional)
    const type = checker.getTypeOfSymbolAtLocation(property, at)
    const present = checker.getNonNullableType(type)
    const members = present.isUnion() ? present.types : [present]
    const texts = members.filter((member) => member.isStringLiteral()).map(({ value }) => value)
    const options = texts.length === members.length && texts.length > 1 ? asWritten(texts, property) : undefined
    const { control } = controlOf(members, options)
    // The default of an omitted boolean is `false`, except for `isOpen`, which the component then keeps itself.
    const said = fallback ?? (control === 'boolean' && !isRequired && property.name !== 'isOpen' ? 'false' : undefined)
    return {
      name: property.name,
      type: writtenType(property, present, options),
      isRequired,
      description: textOf(property.getDocumentationComment(checker)),
      ...(said === undefined ? {} : { fallback: said }),
      ...(options ? { options } : {}),
      ...(control ? { control } : {}),
    }
  }

  /** The type as written in the source, such as `ReactNode` and `IconComponent`, which the compiler would expand. */
  function writtenType(property: ts.Symbol, present: ts.Type, options: string[] | undefined): string {
    if (options) return options.map((option) => `'${option}'`).join(' | ')
    const written = writtenTypeOf(property)
    return written ? written.getText().replaceAll(/\s+/g, ' ') : checker.typeToString(present, undefined, ts.TypeFormatFlags.NoTruncation)
  }

  /** Sorts values in the order of their declaration, because the compiler sorts them by first use. */
  function asWritten(options: string[], property: ts.Symbol): string[] {
    const type = writtenTypeOf(property)
    const alias = type && ts.isTypeReferenceNode(type) ? checker.getSymbolAtLocation(type.typeName) : undefined
    const named = alias && alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias
    const text = (named?.declarations?.[0] ?? type)?.getText() ?? ''
    return options.toSorted((one, other) => text.indexOf(`'${one}'`) - text.indexOf(`'${other}'`))
  }

  function controlOf(members: ts.Type[], options: string[] | undefined): Pick<ComponentProperty, 'control'> {
    if (options) return { control: 'options' }
    if (members.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return { control: 'boolean' }
    if (members.some(({ flags }) => flags & ts.TypeFlags.StringLike)) return { control: 'text' }
    if (members.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return { control: 'number' }
    return {}
  }
}

function writtenTypeOf(property: ts.Symbol): ts.TypeNode | undefined {
  return property.declarations?.find((declaration) => ts.isPropertySignature(declaration))?.type
}

function declarationOf(property: ts.Symbol): ts.Declaration | undefined {
  return property.declarations?.[0]
}

/** Whether a package of this workspace declares the property. */
function isOurs(property: ts.Symbol): boolean {
  return (property.declarations ?? []).some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))
}

/** The default in a comment's `@default`, for defaults that are in a stylesheet or elsewhere in the code. */
function saidDefault(property: ts.Symbol): string | undefined {
  const tag = property.getJsDocTags().find(({ name }) => name === 'default')
  return tag && textOf(tag.text ?? [])
}

function textOf(comment: ts.SymbolDisplayPart[]): string {
  return withoutSources(comment.map(({ text }) => text).join('').trim())
}
