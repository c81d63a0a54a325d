import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript-api'
import { createVitest } from 'vitest/node'
import { sameMutants } from './sameMutants.ts'
import type { Table } from './printTable.ts'

const source = join(import.meta.dirname, '../packages')

interface Room {
  folder: string
  /** The subject of the folder's rules. */
  about: 'access and billing' | 'other rules' | 'calls' | 'gates' | 'money'
  /** Further tests, which run if those of the folder do not detect a mutant. */
  others: string
  setup?: string
  /** Only one of this many mutants is tried. */
  oneIn: number
}

const ofDomain = { about: 'access and billing', others: 'domain/src/access/**/*.test.ts', oneIn: 2 } as const
const otherRules = ['calls', 'alerts', 'time', 'accounts', 'hardware', 'textInput', 'passwords', 'navigation', 'invites', 'importing', 'brand', 'edits', 'words', 'attention']
const rooms: readonly Room[] = [
  { folder: 'domain/src/access/decision', ...ofDomain },
  { folder: 'domain/src/access/restriction', ...ofDomain },
  { folder: 'domain/src/access/door', ...ofDomain },
  { folder: 'domain/src/access/lockdown', ...ofDomain },
  { folder: 'domain/src/access/credentials', ...ofDomain },
  { folder: 'domain/src/billing', ...ofDomain, others: 'domain/src/**/*.test.ts' },
  ...otherRules.map((folder) => ({ folder: `domain/src/${folder}`, about: 'other rules', others: 'domain/src/**/*.test.ts', oneIn: 8 }) as const),
  { folder: 'api-client/src/transport', about: 'calls', others: 'api-client/src/**/*.test.ts', oneIn: 8 },
  { folder: 'sandbox/src/gate', about: 'gates', others: 'sandbox/src/{access/*,calls/*,handlers/doors,handlers/lockdown,handlers/schedules,handlers/accessTruth,invites/keys*}.test.ts', setup: 'sandbox/src/seededStore.setup.ts', oneIn: 8 },
  { folder: 'sandbox/src/billing', about: 'money', others: 'sandbox/src/handlers/{billing*,chargeInvoice}.test.ts', setup: 'sandbox/src/seededStore.setup.ts', oneIn: 8 },
]

/** `EVERY=1 npm run bench -- mutants` tries every mutant, which takes hours; `FOLDER=billing` tries the mutants of the folders with this name. */
const every = process.env['EVERY']
const only = process.env['FOLDER']
const oneInOf = ({ oneIn }: Room) => (every === undefined ? oneIn : Number(every))

interface Mutant {
  file: string
  line: number
  /** The change of the code: `a < b` → `a <= b`. */
  change: string
  text: string
}

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}

/** Makes the mutants of a file: the same code with one mistake, such as another comparison, another sign, `and` for `or`, a missing `!`, the other boolean, or a branch that is always taken. */
function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const replace = (node: ts.Node, by: string, whole: ts.Node = node) => {
    const [from, to] = [node.getStart(tree), node.getEnd()]
    const after = text.slice(whole.getStart(tree), from) + by + text.slice(to, whole.getEnd())
    const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 70)
    mutants.push({
      file, line: tree.getLineAndCharacterOfPosition(from).line + 1, change: `\`${short(whole.getText(tree))}\` → \`${short(after)}\``, text: text.slice(0, from) + by + text.slice(to),
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const by = swapped[node.operatorToken.kind]
      if (by !== undefined) replace(node.operatorToken, by, node)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) replace(node, node.operand.getText(tree))
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false', node.parent)
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true', node.parent)
    if (ts.isIfStatement(node)) replace(node.expression, 'false', node.expression)
    if (ts.isConditionalExpression(node)) replace(node.condition, 'true', node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return mutants
}

const mutantsOfRoom = (room: Room): Mutant[] =>
  globSync(`${room.folder}/*.ts`, { cwd: source }).toSorted().filter((file) => !/\.(test|fixture|messages|messages\.es)\.ts$/.test(file)).flatMap((file) => mutantsOf(join(source, file))).filter((_mutant, index) => index % oneInOf(room) === 0)

/** Runs in another process, because a mutant may never end. Reports for each mutant of the given positions whether the tests pass. */
async function tryMutants(room: Room, tests: string, places: readonly number[]): Promise<void> {
  let mutant: Mutant | null = null
  const conditions = ['@portal/source', 'node', 'module', 'default']
  const vitest = await createVitest(
    'test',
    // Vitest's cache is off, because it would return the unchanged file.
    { config: false, root: source, include: [tests], globalSetup: room.setup ?? [], watch: false, isolate: false, fsModuleCache: false, pool: 'threads', bail: 1, reporters: [{}], maxWorkers: 1, testTimeout: longest / 2 },
    {
      resolve: { conditions }, ssr: { resolve: { conditions } }, environments: { __vitest__: { resolve: { conditions } } },
      plugins: [{ name: 'mutant', enforce: 'pre', load: (id) => (mutant && id.split('?')[0] === mutant.file ? mutant.text : null) }],
    },
  )
  await vitest.standalone()
  const specifications = await vitest.globTestSpecifications()
  const passes = async () => {
    vitest.state.clearErrors()
    await vitest.runTestSpecifications(specifications, true)
    return vitest.state.getFiles().every(({ result }) => result?.state === 'pass') && vitest.state.getUnhandledErrors().length === 0
  }
  if (!(await passes())) throw new Error(`The tests ${tests} fail without a mutant.`)
  process.send?.('ready')
  const mutants = mutantsOfRoom(room)
  for (const place of places) {
    mutant = mutants[place] ?? null
    if (mutant === null) continue
    vitest.invalidateFile(mutant.file)
    process.send?.(await passes())
    vitest.invalidateFile(mutant.file)
  }
  process.exit(0)
}

/** Milliseconds after which a run with a mutant counts as endless. */
const longest = 60_000

/** The mutants of the given positions with which the tests pass. An endless one counts as detected. */
async function survivorsOf(room: Room, tests: string, places: readonly number[]): Promise<number[]> {
  const passed: boolean[] = []
  while (passed.length < places.length) {
    const child = fork(import.meta.filename, [room.folder, tests, places.slice(passed.length).join()], { execArgv: ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning'] })
    await new Promise<void>((resolve, reject) => {
      let timer = setTimeout(() => {}, 0)
      let isReady = false
      child.on('message', (message: boolean | 'ready') => {
        if (message === 'ready') isReady = true
        else passed.push(message)
        clearTimeout(timer)
        timer = setTimeout(() => {
          passed.push(false)
          child.kill('SIGKILL')
        }, longest)
      })
      child.on('exit', (code) => {
        clearTimeout(timer)
        if (code && !isReady) {
          reject(new Error(`The mutants of ${room.folder} ended with ${code}.`))
          return
        }
        // A mutant can use up the memory, which ends the process.
        if (code) passed.push(false)
        resolve()
      })
    })
  }
  return places.filter((_place, index) => passed[index])
}

/** Runs the tests of each folder for each mutant of its files. No file is changed, because Vitest's server returns the changed text. */
export async function benchMutants(): Promise<Table[]> {
  const rows: string[][] = []
  const survivors: string[][] = []
  const unused = new Set(Object.entries(sameMutants).flatMap(([file, changes]) => Object.keys(changes).map((change) => `${file}: ${change}`)))
  for (const room of rooms.filter(({ folder }) => folder.includes(only ?? ''))) {
    const mutants = mutantsOfRoom(room)
    const inFolder = await survivorsOf(room, `${room.folder}/*.test.ts`, [...mutants.keys()])
    const left = await survivorsOf(room, room.others, inFolder)
    const told = left.map((place) => {
      const { file, line, change } = mutants[place] ?? { file: '', line: 0, change: '' }
      const path = relative(source, file)
      unused.delete(`${path}: ${change}`)
      return [`${path}:${line}`, change, sameMutants[path]?.[change] ?? '']
    })
    survivors.push(...told)
    const same = told.filter(([, , why]) => why !== '').length
    const killed = mutants.length - left.length
    rows.push([room.folder, room.about, `1 in ${oneInOf(room)}`, String(mutants.length), String(same), String(killed), `${Math.round((100 * killed) / (mutants.length - same))} %`])
    console.log(rows.at(-1)?.join(' '))
  }
  if (every === '1' && only === undefined && unused.size > 0) throw new Error(`A test detects these mutants, or they are gone; take their reasons away: ${[...unused].join('; ')}.`)
  return [
    { title: 'Faults put into the code (mutants), and how many a test detects', columns: ['folder', 'about', 'tried', 'mutants', 'change nothing', 'detected', ''], rows },
    { title: 'Mutants that no test detects', columns: ['where', 'change', 'why it changes nothing'], rows: survivors },
  ]
}

const [folder, tests, places] = process.argv.slice(2)
const forked = process.send && rooms.find((room) => room.folder === folder)
if (forked && tests !== undefined && places !== undefined) await tryMutants(forked, tests, places.split(',').map(Number))
