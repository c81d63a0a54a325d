import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript-api'
import { createVitest } from 'vitest/node'
import type { Table } from './printTable.ts'

const source = join(import.meta.dirname, '../packages/domain/src')

/** Rooms whose rules decide about doors and money. Each has the tests of its folder alone. */
const rooms = ['access/decision', 'access/restriction', 'access/door', 'access/lockdown', 'access/credentials', 'billing']

/** Every mutant by default; `EVERY=4 npm run bench -- mutants` tries one of four. */
const every = Number(process.env['EVERY'] ?? 1)

interface Mutant {
  file: string
  line: number
  /** `a < b` → `a <= b` */
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

/** Changes a reader would call a mistake: another comparison, sign or joint, a missing `!`, the other boolean, a branch always taken. */
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

const mutantsOfRoom = (room: string): Mutant[] =>
  globSync(`${room}/*.ts`, { cwd: source }).toSorted().filter((file) => !/\.(test|fixture|messages|messages\.es)\.ts$/.test(file)).flatMap((file) => mutantsOf(join(source, file))).filter((_mutant, index) => index % every === 0)

/** In a process of its own, because a mutant may never end: tells for each mutant, from the given one, whether the tests of the room pass. */
async function tryMutants(room: string, first: number): Promise<void> {
  let mutant: Mutant | null = null
  const conditions = ['@portal/source', 'node', 'module', 'default']
  const vitest = await createVitest(
    'test',
    // Vitest's cache of modules would answer the file as it is.
    { config: false, root: source, include: [`${room}/*.test.ts`], watch: false, isolate: false, fsModuleCache: false, pool: 'threads', bail: 1, reporters: [{}], maxWorkers: 1 },
    { resolve: { conditions }, ssr: { resolve: { conditions } }, plugins: [{ name: 'mutant', enforce: 'pre', load: (id) => (mutant && id.split('?')[0] === mutant.file ? mutant.text : null) }] },
  )
  await vitest.standalone()
  const specifications = await vitest.globTestSpecifications()
  const passes = async () => {
    vitest.state.clearErrors()
    await vitest.runTestSpecifications(specifications, true)
    return vitest.state.getFiles().every(({ result }) => result?.state === 'pass') && vitest.state.getUnhandledErrors().length === 0
  }
  if (!(await passes())) throw new Error(`The tests of ${room} fail without a mutant.`)
  for (const one of mutantsOfRoom(room).slice(first)) {
    mutant = one
    vitest.invalidateFile(one.file)
    process.send?.(await passes())
    vitest.invalidateFile(one.file)
  }
  process.exit(0)
}

/** Whether the tests of a room pass with each of its mutants. One that does not end within `longest` is refused, too. */
async function passesOf(room: string, count: number): Promise<boolean[]> {
  const longest = 20_000
  const passed: boolean[] = []
  while (passed.length < count) {
    const child = fork(import.meta.filename, [room, String(passed.length)], { execArgv: ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning'] })
    await new Promise<void>((resolve, reject) => {
      let timer = setTimeout(() => {}, 0)
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          passed.push(false)
          child.kill('SIGKILL')
        }, longest)
      }
      wait()
      child.on('message', (hasPassed: boolean) => {
        passed.push(hasPassed)
        wait()
      })
      child.on('exit', (code) => {
        clearTimeout(timer)
        if (code) reject(new Error(`The mutants of ${room} ended with ${code}.`))
        else resolve()
      })
    })
  }
  return passed
}

/** Runs the tests of each room once for each mutant of its files. No file is written: Vitest's server answers the changed text. */
export async function benchMutants(): Promise<Table[]> {
  const rows: string[][] = []
  const survivors: string[][] = []
  for (const room of rooms) {
    const mutants = mutantsOfRoom(room)
    const passed = await passesOf(room, mutants.length)
    const left = mutants.filter((_mutant, index) => passed[index])
    survivors.push(...left.map(({ file, line, change }) => [`${relative(source, file)}:${line}`, change]))
    rows.push([room, String(mutants.length), String(mutants.length - left.length), `${Math.round(100 * (1 - left.length / mutants.length))} %`])
  }
  return [
    { title: `Faults put into the domain (mutants)${every === 1 ? '' : `, one in ${every} tried`}, and how many a test in their folder detects`, columns: ['folder', 'mutants', 'killed', ''], rows },
    { title: 'Mutants that no test in their folder detects', columns: ['where', 'change'], rows: survivors },
  ]
}

const [room, first] = process.argv.slice(2)
if (process.send && room !== undefined) await tryMutants(room, Number(first))
