import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longSentences, proseOf, readGlossary, ruledOutIn } from './plainWords.ts'
import { verbatim } from './plainWordsVerbatim.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const glossary = readGlossary(read('docs/words.md'))
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** The documents to check. Changelogs, licenses and the glossary are left out. */
const documents = tracked.filter((path) => /\.mdx?$/.test(path) && !/CHANGELOG|NOTICES|licen[cs]e/i.test(path) && path !== 'docs/words.md')
const sources = tracked.filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('scripts/plainWords'))
/** Whether a file has a table of texts for screens, mails or files, by its name. */
const isTable = (path: string) => /^(packages|apps)\//.test(path) && /essages(\.es)?\.ts$|\/spanish\/|(Words|Texts)(\.es)?\.ts$|\/outbox\//.test(path) && !/\.(test|fixture)\.ts$/.test(path)

const longest = 20
const isVerbatim = (text: string) => verbatim.some((message) => text.includes(message))

/** The problems of a file, as 'file:line: …'. Only files with a ruled-out word or a table are parsed. */
function findingsIn(path: string): string[] {
  const code = read(path)
  if (/\.mdx?$/.test(path)) return code.split('\n').flatMap((line, index) => ruledOutIn(line.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ' '), glossary.everywhere).map((found) => `${path}:${index + 1}: ${found}`))
  if (!isTable(path) && ruledOutIn(code, glossary.everywhere).length === 0) return []
  return proseOf(path, code).filter(({ text }) => !isVerbatim(text)).flatMap(({ text, line, language, kind }) => {
    const onScreen = isTable(path) && kind === 'text'
    const lists = language === 'es' ? glossary.spanish : onScreen ? [...glossary.everywhere, ...glossary.english] : glossary.everywhere
    const long = onScreen ? longSentences(text, longest).map((sentence) => `more than ${longest} words: ${sentence}`) : []
    return [...ruledOutIn(text, lists), ...long].map((found) => `${path}:${line}: ${found}`)
  })
}

test('screens, documents, stories and sources use the words of the glossary (docs/words.md)', () => {
  expect([...documents, ...sources].flatMap(findingsIn)).toEqual([])
})

test('the glossary finds its phrases in texts, comments and documents', () => {
  expect(glossary.everywhere.length).toBeGreaterThan(20)
  expect(glossary.english.length).toBeGreaterThan(20)
  expect(glossary.spanish.length).toBeGreaterThan(10)
  expect(ruledOutIn('Whoever asks\n * anew', glossary.everywhere)).toEqual(['“Whoever” → users who, anyone who', '“anew” → again'])
  expect(ruledOutIn('renew, some-body, menders', glossary.everywhere)).toEqual([])
  expect(ruledOutIn('Aquí nadie\n suena', glossary.spanish)).toHaveLength(1)
})

test('the checked texts of a source file are its comments and strings, each in its language', () => {
  const code = "import { x } from 'anew anew'\n/** Of whom. */\nconst whoever = { es: { a: 'Hola mundo' }, en: { b: `Hi ${x} there` } } // anew\nconst url = 'https://anew'\n"
  expect(proseOf('a/b.ts', code)).toEqual([
    { text: 'Hola mundo', line: 3, language: 'es', kind: 'text' },
    { text: 'Hi ', line: 3, language: 'en', kind: 'text' },
    { text: '/** Of whom. */', line: 2, language: 'en', kind: 'comment' },
    { text: '// anew', line: 3, language: 'en', kind: 'comment' },
  ])
})

test('a sentence of a screen has at most 20 words, and a value counts as one', () => {
  const twenty = `${'word '.repeat(19)}{name}`
  expect(longSentences(`${twenty}. ${twenty}.`, longest)).toEqual([])
  expect(longSentences(`${twenty} more`, longest)).toEqual([`${twenty} more`])
})
