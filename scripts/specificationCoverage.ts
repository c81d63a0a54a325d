import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type EndpointDefinition, type EndpointName, endpoints, unreadSignInValues } from '../packages/api-client/src/contract/index.ts'
import { callsWithoutPage } from '../packages/api-client/src/contract/callsWithoutPage.ts'
import { rightsOfCalls } from '../packages/sandbox/src/rightsOfCalls.ts'
import { pagesOfCalls } from './pagesOfCalls.ts'
import { unreadValues } from './promisedNames.ts'
import { specificationRules } from './specificationRules.ts'

const root = join(import.meta.dirname, '..')
const folders = ['packages', 'apps/portal/src', 'e2e', 'scripts']

interface NamedTest {
  file: string
  name: string
}

/** Every test whose name begins with a section of the specification, such as `§2 landing 1: …`. */
function namedTests(): NamedTest[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => ({ file: relative(root, file), name })))
    .sort((first, second) => (first.file + first.name < second.file + second.name ? -1 : 1))
}

/** Reads test names from calls and from the rows of case tables; a name is always one literal. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/(['"`])(§\d(?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) => (match[2] ?? '').replaceAll('\\', ''))
}

/** The tests that cover each rule, matched by section and words. */
export function testsOfRules(tests: readonly NamedTest[] = namedTests()) {
  return specificationRules.map((rule) => ({
    ...rule,
    tests: tests.filter(({ name }) => sectionsOf(name).includes(rule.section) && rule.testsBegin.some((words) => withoutSections(name).startsWith(words))),
  }))
}

/** '§2, §4 recurring invite: …' belongs to two sections. */
function sectionsOf(name: string): string[] {
  return /^(§\d+(?:, §\d+)*)/.exec(name)?.[1]?.split(', ') ?? []
}

/** Returns 'recurring invite: …' for '§2, §4 recurring invite: …'. */
function withoutSections(name: string): string {
  return name.replace(/^§\d+(?:, §\d+)*:? /, '')
}

/**
 * The tables of the documentation: each rule of the specification with the tests that cover it, and the calls of §7 with the files that
 * define them.
 */
export function coverageDocument(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = testsOfRules().map(
    ({ section, rule, tests, livesIn }) => `| ${section} | ${cell(rule)} | ${livesIn === undefined ? '' : `\`${livesIn}\``} | ${tests.map(({ file, name }) => `${cell(name)} (\`${file.split('/').at(-1)}\`)`).join('<br>')} |`,
  )
  return [
    '# The specification and its tests',
    '',
    'Generated from the names of the tests by `node --conditions=@portal/source scripts/writeDocs.ts`; a test holds it up to date and complete.',
    '',
    '| Section | Rule | Lives in | Shown by |',
    '|---|---|---|---|',
    ...rows,
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

function callRows(): string[] {
  const pages = pagesOfCalls()
  return (Object.keys(endpoints) as EndpointName[])
    .map((name) => {
      const { area, as, method, service, path, assumed }: EndpointDefinition = endpoints[name]
      return `| ${area} | ${method} ${service}${path} | \`${name}\`, \`${area}.${as}\` | ${rightsOfCalls[name]} | ${assumed ? 'assumed' : ''} | ${pages[name]?.join(', ') ?? callsWithoutPage[name] ?? ''} |`
    })
    .toSorted()
}
