import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A table of texts: the name of its constant, its file, and its keys, including those of groups. */
interface WordTable {
  name: string
  file: string
  keys: readonly string[]
}

/**
 * The texts that no code reads, as 'file: key'. A key counts as read if a file that uses its table contains it: `t.key`, `{ key }`,
 * `'key'`. These files are those of the table's folder, those that import it, and those to which they pass it. If a table is read by a code
 * of the domain (`t[code]`), its keys are searched in every source.
 */
export function findUnusedWords(files: readonly string[], root: string): string[] {
  const sources = new Map(files.filter((file) => /\.(tsx?)$/.test(file) && !isWords(file) && !/\.(test|stories|guide|example)\.tsx?$/.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const everything = wordsOf([...sources.values()].join('\n'))
  const tables = files.filter((file) => file.endsWith('essages.ts')).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const wholes = new Map(tables.flatMap(([, code]) => [...code.matchAll(/^export const (\w+) = \{((?: \.\.\.\w+,?)+)/gm)]).flatMap(([, whole = '', parts = '']) => [...parts.matchAll(/\w+/g)].map(([part]) => [part, whole] as const)))
  return tables.flatMap(([file, code]) => tablesOf(file, code)).flatMap((table) => {
    // A part of a table is also read by files that use the whole table.
    const whole = wholes.get(table.name)
    const readers = [...sources].filter(([path, code]) => knows(path, code, table) || (whole !== undefined && knows(path, code, { ...table, name: whole }))).map(([, code]) => code)
    const said = saidOf(readers.join('\n'))
    const isOpen = readers.some((code) => isReadByCode(code, table.name))
    const templates = readers.flatMap((code) => [...code.matchAll(/\[`(\w*)\$\{[^}]+\}(\w*)`/g)].map(([, start = '', end = '']) => new RegExp(`^${start}\\w+${end}$`)))
    return table.keys.filter((key) => !said.has(key) && !(isOpen && everything.has(key)) && !templates.some((template) => template.test(key))).map((key) => `${table.file}: ${key}`)
  })
}

/** Whether code reads a table by a computed key (`t[status]`), or passes the whole table on (`labels={t}`). */
function isReadByCode(code: string, table: string): boolean {
  const names = [...code.matchAll(new RegExp(`const (\\w+)[^=\\n]*= (?:${table}\\.useWords\\(\\)|useLabels\\([^)]*\\b${table}\\b)`, 'g'))].map(([, name]) => name)
  const holders = ['t', 'words', `${table}\\.useWords\\(\\)`, ...names].join('|')
  return new RegExp(`(?:\\b(?:${holders})(?:\\.\\w+)*)\\[[A-Za-z]|[={]\\{?(?:${holders})\\}|[(,] ?(?:${holders})[,)]|\\.\\.\\.(?:${holders})\\b`).test(code)
}

const isWords = (file: string) => /essages(\.es)?\.ts$/.test(file)

/** The names with which code can refer to a text: properties, destructured names, and strings. */
function saidOf(code: string): Set<string> {
  return new Set(withoutComments(code).match(/(?<=(?:[.'"`]|[{,]\s*))\w+/g))
}

/** All names and strings in code. */
function wordsOf(code: string): Set<string> {
  return new Set(withoutComments(code).match(/\w+/g))
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '')

function knows(path: string, code: string, { name, file }: WordTable): boolean {
  if (new RegExp(`\\b${name}\\b`).test(code)) return true
  // Tables of the domain are passed on by the type of their words: code that uses `InviteWords` reads `inviteMessages`.
  if (file.startsWith('packages/domain/') && new RegExp(`\\b${name.replace(/Messages$|English$/, 'Words')}\\b`, 'i').test(code)) return true
  const folder = dirname(file)
  return file.startsWith('packages/ui/') && !relative(folder, path).startsWith('..')
}

function tablesOf(file: string, code: string): WordTable[] {
  const starts = [...code.matchAll(/^export const (\w+) = (?:words\('\w+', )?\{/gm)]
  return starts.map((start, index) => {
    const body = code.slice(start.index + start[0].length, starts[index + 1]?.index)
    const plain = body.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, "''")
    const keys = [...plain.matchAll(/\b(\w+):/g)].map(([, key = '']) => key).filter((key) => !/^(zero|one|two|few|many|other)$/.test(key))
    return { name: start[1] ?? '', file, keys: [...new Set(keys)] }
  })
}
