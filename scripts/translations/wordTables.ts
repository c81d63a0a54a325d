import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'

/** A table of texts. Plurals and groups are tables inside it. */
export interface Texts {
  [key: string]: string | Texts
}

export interface EnglishFile {
  texts: Texts
  /** The comments about texts and tables, by path: 'log.atDoor'. */
  notes: ReadonlyMap<string, string>
}

export interface SpanishFile {
  /** The start of the file: imports, and the type that makes the compiler compare the table with English. */
  head: string
  texts: Texts
}

export const spanishOf = (english: string): string => english.replace(/\.ts$/, '.es.ts')

/** The files of English texts that have Spanish beside them. */
export const translatedFiles = (root: string): string[] =>
  globSync('{apps/portal,packages/*}/src/**/*essages.es.ts', { cwd: root }).map((file) => file.replace(/\.es\.ts$/, '.ts')).sort()

/** Reads the English texts of a file. A screen's tables are in `words('name', { … })`; a component and the domain have one table in a file. */
export function readEnglish(root: string, file: string): EnglishFile {
  const source = parse(root, file)
  const notes = new Map<string, string>()
  const read = readTable(source, notes)
  const texts: Texts = {}
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { initializer } of statement.declarationList.declarations) {
      const value = withoutType(initializer)
      if (value && ts.isObjectLiteralExpression(value)) Object.assign(texts, read(value, ''))
      if (!value || !ts.isCallExpression(value)) continue
      const [name, table] = value.arguments
      if (!name || !table || !ts.isStringLiteral(name) || !ts.isObjectLiteralExpression(table)) throw new Error(`${file}: words('name', { … }) is expected.`)
      note(notes, name.text, source, statement)
      texts[name.text] = read(table, `${name.text}.`)
    }
  }
  return { texts, notes }
}

export function readSpanish(root: string, file: string): SpanishFile {
  const source = parse(root, file)
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const value = statement.declarationList.declarations[0]?.initializer
    if (value && ts.isObjectLiteralExpression(value)) return { head: source.text.slice(0, value.getStart(source)), texts: readTable(source, new Map())(value, '') }
  }
  throw new Error(`${file}: export const es is expected.`)
}

/** Writes a Spanish file in the usual form. */
export const writeSpanish = ({ head, texts }: SpanishFile): string => `${head}{\n${lines(texts, '  ')}}\n`

const parse = (root: string, file: string) => ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true)

const withoutType = (value: ts.Expression | undefined): ts.Expression | undefined => (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value)

function readTable(source: ts.SourceFile, notes: Map<string, string>) {
  return function read(table: ts.ObjectLiteralExpression, path: string): Texts {
    return Object.fromEntries(table.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new Error(`${source.fileName}: ${property.getText(source)} is no text.`)
      const key = ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) || ts.isNumericLiteral(property.name) ? property.name.text : ''
      const value = property.initializer
      note(notes, path + key, source, property)
      if (ts.isStringLiteralLike(value)) return [key, value.text]
      if (ts.isObjectLiteralExpression(value)) return [key, read(value, `${path}${key}.`)]
      throw new Error(`${source.fileName}: ${value.getText(source)} is no text.`)
    }))
  }
}

function note(notes: Map<string, string>, path: string, source: ts.SourceFile, node: ts.Node): void {
  const comments = (ts.getLeadingCommentRanges(source.text, node.pos) ?? []).map(({ pos, end }) => source.text.slice(pos, end).replaceAll(/^\/\*\*?|\*\/$|^\/\/|^\s*\*/gm, '').trim())
  if (comments.length > 0) notes.set(path, comments.join(' '))
}

/** The greatest length of a line with a whole table. */
const longestLine = 160

function lines(texts: Texts, indent: string): string {
  return Object.entries(texts).map(([key, text]) => {
    const line = `${indent}${keyOf(key)}: ${inline(text)},\n`
    // A table that is longer, or that has groups, gets one line for each text.
    const isWhole = typeof text === 'string' || (line.length <= longestLine + 1 && !Object.values(text).some((part) => typeof part === 'object'))
    return isWhole ? line : `${indent}${keyOf(key)}: {\n${lines(text, `${indent}  `)}${indent}},\n`
  }).join('')
}

const inline = (text: string | Texts): string =>
  typeof text === 'string' ? quoted(text) : `{ ${Object.entries(text).map(([key, part]) => `${keyOf(key)}: ${inline(part)}`).join(', ')} }`

const keyOf = (key: string) => (/^[A-Za-z_]\w*$|^\d+$/.test(key) ? key : quoted(key))

const quoted = (text: string) => (text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`)
