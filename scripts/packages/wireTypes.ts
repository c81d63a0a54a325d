// Writes the types of all calls as interfaces, for the published types. The compiler would write inferred schemas, a megabyte without
// comments. Here each record is written once, by its name, with the comments of its fields.
import { join } from 'node:path'
import ts from 'typescript-api'
import { readProgram, root } from '../readProgram.ts'

const contract = join(root, 'packages/api-client/src/contract')

/** The types to write: for each call the payload that callers pass, the payload that the service reads, and the answer. */
const question = `import type { InferInput, InferOutput } from 'valibot'
import type { endpoints } from './index.ts'
import type * as wire from './wire.ts'
type Calls = typeof endpoints
export declare const calls: { [Name in keyof Calls]: { input: InferInput<Calls[Name]['request']>; output: InferOutput<Calls[Name]['request']>; answer: InferOutput<Calls[Name]['response']>; call: Calls[Name] } }
`

export interface WireTypes {
  /** The text with the interfaces, and `endpoints` with a line for each call. */
  text: string
  /** The names of types in `wire.ts` that are replaced by interfaces. */
  named: ReadonlySet<string>
}

export function wireTypes(): WireTypes {
  const asked = join(contract, 'asked.ts')
  const program = readProgram([asked, join(contract, 'wire.ts')], { [asked]: question })
  const checker = program.getTypeChecker()
  const printer = createPrinter(checker, program)
  const exported = exportedTypes(program, checker, join(contract, 'wire.ts')).map(({ name, type }) => [name, printer.name(type, name)] as const)
  const twins = exported.filter(([name, of]) => name !== of).map(([name, of]) => `type ${name} = ${of};\n`)
  const named = new Set([...printer.names(), ...exported.map(([name]) => name)])

  const calls = valueOf(program, checker, asked, 'calls')
  const areas = new Map<string, string[]>()
  const lines = checker.getPropertiesOfType(calls).toSorted((one, other) => one.name.localeCompare(other.name)).map((symbol) => {
    const part = (name: string) => typeOfProperty(checker, checker.getTypeOfSymbol(symbol), name)
    const [name, call] = [symbol.name, part('call')]
    const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
    const input = printer.print(part('input'), `${title}Request`)
    const output = printer.filled(part('input'), part('output'), input, `${title}Request`) ?? printer.print(part('output'), `${title}Read`)
    const facts = checker.getPropertiesOfType(call).filter(({ name: of }) => of !== 'request' && of !== 'response')
    const fact = (of: string) => literal(checker, typeOfProperty(checker, call, of))
    const shortly = comment(literalText(fact('summary')), '    ')
    const area = literalText(fact('area'))
    areas.set(area, [...(areas.get(area) ?? []), `${shortly}    ${literalText(fact('as'))}: (typeof endpoints)['${name}'];\n`])
    const about = [
      docOf(checker, symbol) || literalText(fact('summary')),
      `\`api.${area}.${literalText(fact('as'))}\` is the same call: \`${literalText(fact('method'))} ${literalText(fact('path'))}\` of the service \`${literalText(fact('service'))}\`.`,
    ].filter((text) => text !== '')
    const types = [input, printer.print(part('answer'), `${title}Answer`), `{ ${facts.flatMap(({ name: of }) => (of === 'summary' ? [] : [`${of}: ${fact(of)}`])).join('; ')} }`, ...(output === input ? [] : [output])]
    return `${comment(about.join('\n\n'), '  ')}  ${name}: Call<${types.join(', ')}>;\n`
  })
  const text = `${printer.interfaces()}${twins.join('')}/** The payload that the service reads, with defaults for omitted fields. */
type Filled<Payload, Names extends keyof Payload> = Payload & { [Name in Names]-?: Payload[Name] };
/** One call: the payload that callers pass, the answer, other facts, and the payload that the service reads. */
type Call<Input, Answer, Facts, Read = Input> = Readonly<Facts> & { readonly summary: string; readonly request: valibot.GenericSchema<Input, Read>; readonly response: valibot.GenericSchema<Answer, Answer> };
declare const endpoints: {
${lines.join('')}};
type EndpointsByArea = {
${[...areas].toSorted(([one], [other]) => one.localeCompare(other)).map(([area, twins]) => `  ${area}: {
${twins.join('')}  };
`).join('')}};
`
  return { text, named }
}

function createPrinter(checker: ts.TypeChecker, program: ts.Program) {
  const nameOfBody = new Map<string, string>()
  const interfaces = new Map<string, string>()

  /** Whether a type gets its own interface. One with few fields is written inline. */
  const isWorthAName = (type: ts.Type) => checker.getPropertiesOfType(type).length > 3

  function print(type: ts.Type, hint: string): string {
    if (type.isUnion()) return unionOf(type, hint)
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      const printed = item ? print(item, hint.replace(/ies$/, 'y').replace(/s$/, '')) : 'unknown'
      return / [|&] /.test(printed) && !/^[{(]/.test(printed) ? `(${printed})[]` : `${printed}[]`
    }
    if (!isRecord(type)) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    const body = bodyOf(type, hint)
    const known = nameOfBody.get(body)
    if (known !== undefined) return known
    return isWorthAName(type) ? name(type, hint) : body.replaceAll(/\n\s*/g, ' ')
  }

  function isRecord(type: ts.Type): boolean {
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0 || type.getCallSignatures().length > 0) return false
    if (type.flags & ts.TypeFlags.Intersection && (type as ts.IntersectionType).types.some(({ flags }) => flags & ts.TypeFlags.StringLike)) return false
    const declared = type.symbol?.declarations?.[0]?.getSourceFile()
    return !(declared && program.isSourceFileDefaultLibrary(declared))
  }

  function unionOf(type: ts.UnionType, hint: string): string {
    const members = type.types.map((member) => print(member, hint))
    const isBoolean = members.includes('true') && members.includes('false')
    const shown = isBoolean ? [...members.filter((member) => member !== 'true' && member !== 'false'), 'boolean'] : members
    // Sorts the members of a union, with `undefined` and `null` last.
    const rank = (member: string) => (member === 'undefined' ? 2 : member === 'null' ? 1 : 0)
    return [...new Set(shown)].toSorted((one, other) => rank(one) - rank(other)).join(' | ')
  }

  function bodyOf(type: ts.Type, hint: string): string {
    const fields = checker.getPropertiesOfType(type).map((field) => {
      const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0
      const value = print(checker.getTypeOfSymbol(field), `${hint}${field.name.slice(0, 1).toUpperCase()}${field.name.slice(1)}`)
      return `${comment(docOf(checker, field), '  ')}  ${/^\w+$/.test(field.name) ? field.name : JSON.stringify(field.name)}${isOptional ? '?' : ''}: ${isOptional ? value.replace(/ \| undefined$/, '') : value};\n`
    })
    const index = checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => `  [key: ${checker.typeToString(keyType)}]: ${print(value, `${hint}Value`)};\n`)
    const all = [...fields, ...index]
    return all.length === 0 ? '{}' : `{\n${all.join('')}}`
  }

  function name(type: ts.Type, hint: string): string {
    if (!isRecord(type)) return print(type, `${hint}Kind`)
    const body = bodyOf(type, hint)
    const known = nameOfBody.get(body)
    if (known !== undefined) return known
    let free = hint
    for (let count = 2; interfaces.has(free); count++) free = `${hint}${count}`
    nameOfBody.set(body, free)
    interfaces.set(free, body)
    return free
  }

  /** The names of fields for which the service adds defaults; undefined if the payloads differ in another way. */
  function filled(input: ts.Type, output: ts.Type, printed: string, hint: string): string | undefined {
    if (!isRecord(input) || !isRecord(output)) return undefined
    const isOptional = (of: ts.Type, field: string) => ((checker.getPropertyOfType(of, field)?.flags ?? 0) & ts.SymbolFlags.Optional) !== 0
    const names = checker.getPropertiesOfType(input).map((field) => field.name).filter((field) => isOptional(input, field) && !isOptional(output, field))
    const required = names.reduce((body, field) => body.replace(`  ${field}?: `, `  ${field}: `), bodyOf(input, hint))
    if (names.length === 0 || required !== bodyOf(output, hint)) return undefined
    return `Filled<${printed}, ${names.map((field) => `'${field}'`).join(' | ')}>`
  }

  return {
    print,
    filled,
    name,
    names: () => [...interfaces.keys()],
    interfaces: () => [...interfaces].map(([title, body]) => `interface ${title} ${body}\n`).join(''),
  }
}

function exportedTypes(program: ts.Program, checker: ts.TypeChecker, file: string): { name: string; type: ts.Type }[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is no module`)
  return checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, type: checker.getDeclaredTypeOfSymbol(symbol) }))
}

function valueOf(program: ts.Program, checker: ts.TypeChecker, file: string, name: string): ts.Type {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const symbol = module && checker.getExportsOfModule(module).find((exported) => exported.name === name)
  if (!symbol) throw new Error(`${file} has no ${name}`)
  return checker.getTypeOfSymbol(symbol)
}

function typeOfProperty(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const symbol = checker.getPropertyOfType(type, name)
  if (!symbol) throw new Error(`There is no ${name} in ${checker.typeToString(type)}`)
  return checker.getTypeOfSymbol(symbol)
}

const literal = (checker: ts.TypeChecker, type: ts.Type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
const literalText = (text: string) => text.replaceAll(/^"|"$/g, '')

const docOf = (checker: ts.TypeChecker, symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

function comment(text: string, indent: string): string {
  if (text === '') return ''
  const lines = text.split('\n')
  return lines.length === 1 ? `${indent}/** ${text} */\n` : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}
