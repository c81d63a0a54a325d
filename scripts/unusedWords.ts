import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A table of texts: its constant, its file, and its keys including those of its groups. */
interface WordTable {
  name: string
  file: string
  keys: readonly string[]
}

/**
 * The texts that no code reads, as 'file: key'. A key counts as read if a file that knows its table contains it: `t.key`, `{ key }`,
 * `'key'`. A table is known in its own folder, in the files that import it, and in the files that those pass it to. A domain code that
 * stands for a key (`t[code]`) is looked for in every source.
 */
export function findUnusedWords(files: readonly string[], root: string): string[] {
  const sources = new Map(files.filter((file) => /\.(tsx?)$/.test(file) && !isWords(file) && !/\.(test|stories|guide|example)\.tsx?$/.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const everything = wordsOf([...sources.values()].join('\n'))
  const tables = files.filter((file) => file.endsWith('essages.ts')).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const wholes = new Map(tables.flatMap(([, code]) => [...code.matchAll(/^export const (\w+) = \{((?: \.\.\.\w+,?)+)/gm)]).flatMap(([, whole = '', parts = '']) => [...parts.matchAll(/\w+/g)].map(([part]) => [part, whole] as const)))
  return tables.flatMap(([file, code]) => tablesOf(file, code)).flatMap((table) => {
    // A part of a table is read by those who know the whole.
    const whole = wholes.get(table.name)
    const readers = [...sources].filter(([path, code]) => knows(path, code, table) || (whole !== undefined && knows(path, code, { ...table, name: whole }))).map(([, code]) => code)
    const said = saidOf(readers.join('\n'))
    const isOpen = readers.some((code) => isReadByCode(code, table.name))
    const templates = readers.flatMap((code) => [...code.matchAll(/\[`(\w*)\$\{[^}]+\}(\w*)`/g)].map(([, start = '', end = '']) => new RegExp(`^${start}\\w+${end}$`)))
    return table.keys.filter((key) => !said.has(key) && !(isOpen && everything.has(key)) && !templates.some((template) => template.test(key))).map((key) => `${table.file}: ${key}`)
  })
}

/** Whether a table is read by a computed key, `t[status]`, or passed on whole: `labels={t}`. */
function isReadByCode(code: string, table: string): boolean {
  const names = [...code.matchAll(new RegExp(`const (\\w+)[^=\\n]*= (?:useStore\\(${table}\\)|${table}\\.useWords\\(\\)|useLabels\\([^)]*\\b${table}\\b)`, 'g'))].map(([, name]) => name)
  const holders = ['t', 'words', `useStore\\(${table}\\)`, `${table}\\.useWords\\(\\)`, ...names].join('|')
  return new RegExp(`(?:\\b(?:${holders})(?:\\.\\w+)*)\\[[A-Za-z]|[={]\\{?(?:${holders})\\}|[(,] ?(?:${holders})[,)]|\\.\\.\\.(?:${holders})\\b`).test(code)
}

const isWords = (file: string) => /essages(\.es)?\.ts$/.test(file)

/** The ways in which code refers to a table: a property, a destructured name, a whole string. */
function saidOf(code: string): Set<string> {
  return new Set(withoutComments(code).match(/(?<=(?:[.'"`]|[{,]\s*))\w+/g))
}

/** All names and strings. */
function wordsOf(code: string): Set<string> {
  return new Set(withoutComments(code).match(/\w+/g))
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '')

function knows(path: string, code: string, { name, file }: WordTable): boolean {
  if (new RegExp(`\\b${name}\\b`).test(code)) return true
  // A table of the domain is handed on under the name of its words: who takes `InviteWords` reads `inviteMessages`.
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
