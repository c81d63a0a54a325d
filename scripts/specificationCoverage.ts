import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type EndpointDefinition, type EndpointName, endpoints, unreadSignInValues } from '../packages/api-client/src/contract/index.ts'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { rightsOfCalls } from '../packages/sandbox/src/rightsOfCalls.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'
import { unreadValues } from './promisedNames.ts'
import { accessibilityCriteria } from './accessibilityCriteria.ts'
import { type Lines, specificationLines } from './specificationLines.ts'

const root = join(import.meta.dirname, '..')
/** Folders of the tests that `npm test` runs. Tests in `e2e/browsers` have their own command. */
const folders = ['packages', 'apps/portal/src', 'e2e', 'scripts', '.storybook/check']
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && !/node_modules|e2e[\\/]browsers/.test(file)

interface NamedTest {
  file: string
  name: string
  /** The name without its sections: '§2, §4 recurring invite: …' is 'recurring invite: …'. */
  words: string
}

let known: NamedTest[] | undefined

/** All tests, which are read once, because the documents look for them thousands of times. */
function namedTests(): NamedTest[] {
  return (known ??= folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)))
    .filter(isTest)
    .flatMap((file) => [...namesIn(readFileSync(file, 'utf8'))].map((name) => ({ file: relative(root, file), name, words: name.replace(/^§\d+(?:, §\d+)*:? /, '') })))
    .sort((first, second) => (first.file + first.name < second.file + second.name ? -1 : 1)))
}

/** The names of tests in a source file: those in calls, and those in rows of tables that begin with a section, such as `§2 landing 1: …`. */
function namesIn(source: string): Set<string> {
  const literals = [...source.matchAll(/(['"`])(§\d(?:(?!\1)[^\\\n]|\\.)*)\1/g), ...source.matchAll(/(?:\b(?:test|it)\(|\]\)\()(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g)]
  return new Set(literals.map((match) => (match[2] ?? '').replaceAll('\\', '')))
}

export interface ShownLine {
  section: string
  line: string
  tests: NamedTest[]
  /** Beginnings that match no test's name. */
  unknown: string[]
  /** Why no test checks the line. */
  because?: string
}

/** Every line of some tables with the tests that check it, found by the beginnings of their names. */
export function shownLines(tables: Readonly<Record<string, Lines>>): ShownLine[] {
  const tests = namedTests()
  return Object.entries(tables).flatMap(([section, lines]) =>
    Object.entries(lines).map(([line, shownBy]) => {
      if (typeof shownBy === 'string') return { section, line, tests: [], unknown: [], because: shownBy }
      const shown = shownBy.map((beginning) => tests.filter(({ words }) => words.startsWith(beginning)))
      return { section, line, tests: [...new Set(shown.flat())], unknown: shownBy.filter((_beginning, at) => shown[at]?.length === 0) }
    }),
  )
}

/**
 * Generates docs/specification-coverage.md: each line of the specification with the tests that check it, or the reason why none does, and
 * the calls of §7 with the files that define them.
 */
export function coverageDocument(): string {
  return [
    '# The specification and its tests',
    '',
    'Each statement of the specification has a row, shortened: a paragraph, an item of a list, a row of a table. Generated from the names of the tests by `node --conditions=@portal/source scripts/writeDocs.ts`; a test fails on a row that names a test that `npm test` does not run.',
    '',
    '| Section | Line | Shown by, or why not |',
    '|---|---|---|',
    ...shownLines(specificationLines).map(({ section, ...line }) => `| ${section} | ${cell(line.line)} | ${shown(line)} |`),
    '',
    '## Values of §3 that nothing reads',
    '',
    '| Value | Why |',
    '|---|---|',
    ...Object.entries({ ...unreadSignInValues, ...unreadValues }).map(([name, why]) => `| ${name} | ${cell(why)} |`),
    '',
    '## The calls of §7',
    '',
    'Each call is one record in `api-client/src/contract/endpoints`; the client function, the sandbox’s route and the Storybook page of calls come from it, and it does not compile without a handler. Every one answers through the real client, its answer held against its schema, in `sandbox/src/conformance.test.ts`. *Assumed*: a shape the specification does not show. *Reached from*: the pages that make the call, or why none does.',
    '',
    '| Area | Call | Client function | Asks for | | Reached from |',
    '|---|---|---|---|---|---|',
    ...callRows(),
    '',
  ].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const shown = ({ because, tests }: Pick<ShownLine, 'because' | 'tests'>) => because ?? tests.map(({ file, name }) => `${cell(name)} (\`${file.split('/').at(-1)}\`)`).join('<br>')

/** Generates docs/accessibility.md: each criterion of WCAG 2.2 AA with the tests that check it, or what is not tested. */
export function accessibilityDocument(): string {
  const lines = shownLines({ '': accessibilityCriteria })
  const untested = lines.filter(({ because }) => because !== undefined).length
  return [
    '# Accessibility',
    '',
    `The portal and its library aim at WCAG 2.2, level AA. Of its criteria, ${lines.length - untested} have a test that \`npm test\` runs; for the other ${untested} the table says why there is none. Names and notes that users write have no language mark, because the portal does not know their language (WCAG 5.4 calls that partial conformance). Criteria that only people can judge are not shown to be met: no user of a screen reader, of a switch or of a magnifier has tried this release, and no outside auditor has read it. [Foundations/Accessibility](../.storybook/docs/Accessibility.mdx) says how components keep these rules.`,
    '',
    'axe looks at every story in light and dark, and at every screen from right to left, at four widths, in the brands, and with faults. Stories with high contrast (forced colors) are compared as pictures.',
    '',
    'Something that does not work for you is a defect: tell the support number in the header. Generated by `node --conditions=@portal/source scripts/writeDocs.ts`.',
    '',
    '| Criterion | Shown by, or why not |',
    '|---|---|',
    ...lines.map((line) => `| ${line.line} | ${shown(line)} |`),
    '',
  ].join('\n')
}

function callRows(): string[] {
  const pages = pagesOfCalls()
  return (Object.keys(endpoints) as EndpointName[])
    .map((name) => {
      const { area, as, method, service, path, assumed }: EndpointDefinition = endpoints[name]
      return `| ${area} | ${method} ${service}${path} | \`${name}\`, \`${area}.${as}\` | ${rightsOfCalls[name]} | ${assumed ? 'assumed' : ''} | ${pages[name]?.join(', ') ?? callsWithoutPage[name] ?? ''} |`
    })
    .toSorted()
}
