// `npm test` runs everything, `npm test -- unit stories` only some steps. A step is skipped if its inputs did not change since it last passed, unless `--force`
// is given or CI is set. package.json lists under `wireit` what each step runs and reads.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { answerHelp } from './answerHelp.ts'
import { forgetBrowserSummary, readBrowserSummary, type SlowTest } from './browserSummary.ts'
import { ensureChromium, findChromium } from './chromium.ts'
import { writePictureReport } from './pictureReport.ts'

const root = join(import.meta.dirname, '..')
const pnpmVersion = '12.21.0'

/** The name of a script in package.json: `check:<step>`. */
type Step = 'audit' | 'types' | 'lint' | 'dead-code' | 'unit' | 'packages' | 'components' | 'stories' | 'journeys'

interface Result {
  name: Step
  seconds: number
  passed: boolean
  /** Whether the step's inputs are unchanged since it last passed. */
  isSkipped: boolean
  /** The last lines of output, printed again at the end if the step failed. */
  ending: string
  /** The names of failed tests that the step reported. */
  failures: string[]
  /** How long each test file of Vitest took. */
  files: SlowTest[]
}

/**
 * Two lists of steps, which take about equally long, run at the same time, so that both processor cores are used. In each list, fast steps
 * run first, so that mistakes are found early. The journeys run last and alone, because they measure response times.
 */
const lanes: Step[][][] = [
  [
    ['types', 'lint', 'audit', 'dead-code', 'unit', 'packages'],
    ['stories', 'components'],
  ],
  [['journeys']],
]
const steps = lanes.flat(2)

answerHelp(`npm test -- [--force] [${steps.join(' | ')}] …`)
const given = process.argv.slice(2)
const wanted = given.filter((name) => name !== '--force')
const unknown = wanted.filter((name) => !steps.includes(name as Step))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. The steps are: ${steps.join(', ')}.`)
  process.exit(2)
}
if (given.includes('--force') || process.env['CI']) rmSync(join(root, '.wireit'), { recursive: true, force: true })

ensureChromium()
const chromium = findChromium()
const environment = {
  ...process.env,
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  PNPM_SCRIPT: join(root, `.tools/pnpm-${pnpmVersion}/node_modules/pnpm/bin/pnpm.mjs`),
  WIREIT_LOGGER: 'simple',
  // wireit only decides whether a step must run, because no step has output to restore.
  WIREIT_CACHE: 'none',
}
const results: Result[] = []
const running = new Set<ChildProcess>()
/** The signal that ended the run before its last step. */
let endedBy = null as 'SIGINT' | 'SIGTERM' | 'SIGHUP' | null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endedBy = signal
    for (const { pid } of running) if (pid) process.kill(-pid, signal)
  })
}

for (const sideBySide of lanes) {
  await Promise.all(
    sideBySide.map(async (lane) => {
      for (const step of lane) if (!endedBy && (wanted.length === 0 || wanted.includes(step))) results.push(await runStep(step))
    }),
  )
}

for (const { name, ending } of results.filter(({ passed }) => !passed)) console.log(`\n── ${name} failed; its last lines ──\n${ending}`)
console.log('\n── summary ──')
for (const { name, seconds, passed, isSkipped } of results) {
  const outcome = isSkipped ? 'as before' : passed ? 'passed' : 'FAILED'
  console.log(`${outcome.padEnd(10)}${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`)
}
if (results.some(({ isSkipped }) => isSkipped)) console.log('As before: nothing that the step reads has changed since it passed. `npm test -- --force` runs it all the same.')
const ran = results.filter(({ isSkipped }) => !isSkipped)
const failed = ran.filter(({ passed }) => !passed).length
// The summaries are printed last, because a truncated log keeps its end.
const summaries = ran.map(({ name }) => readBrowserSummary(name)).filter((summary) => summary !== null)
for (const { picturesNotCompared } of summaries) {
  if (picturesNotCompared > 0) console.log(`${picturesNotCompared} pictures were not compared: they are taken on Linux, and this is ${process.platform}.`)
}
const slowest = [...ran.flatMap(({ files }) => files), ...summaries.flatMap(({ slowest: tests }) => tests)].toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
if (slowest.length > 0) console.log(`The slowest tests:\n${slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`).join('\n')}`)
for (const name of summaries.flatMap(({ flaky }) => flaky)) console.log(`flaky (failed, passed at a later try): ${name}`)
for (const { name, failures } of results) for (const line of failures) console.log(`${name}: ${line}`)
console.log(`${results.length - failed} passed, ${failed} failed`)
const failedPictures = summaries.flatMap(({ failedPictures: pictures }) => pictures)
if (failedPictures.length > 0) console.log(`Pictures before, after and their difference: ${relative(process.cwd(), writePictureReport(failedPictures))}`)
if (endedBy) console.log(`The run was ended by ${endedBy}: its other steps did not run.`)
process.exit(endedBy ? 128 + constants.signals[endedBy] : failed === 0 ? 0 : 1)

/** Runs a step, and prints its whole output when it has ended, so that the outputs of two steps don't mix. */
function runStep(name: Step): Promise<Result> {
  const started = performance.now()
  const output: Buffer[] = []
  forgetBrowserSummary(name)
  return new Promise((resolve) => {
    // The step has its own process group, so that a signal also ends its child processes.
    const script = { NODE_RUN_SCRIPT_NAME: `check:${name}`, NODE_RUN_PACKAGE_JSON_PATH: join(root, 'package.json') }
    // `node --run` isn't used, because it succeeds even if the system has killed its command.
    const child = spawn(process.execPath, [join(root, 'node_modules/wireit/bin/wireit.js')], { cwd: root, env: { ...environment, ...script }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running.add(child)
    child.stdout.on('data', (data: Buffer) => output.push(data))
    child.stderr.on('data', (data: Buffer) => output.push(data))
    child.once('error', (error) => output.push(Buffer.from(error.message)))
    child.once('close', (code, signal) => {
      running.delete(child)
      const lines = Buffer.concat(output).toString().trimEnd().split('\n').filter((line) => !line.includes('No command to execute'))
      if (signal) lines.push(`${name} was ended by ${signal}.`)
      const text = lines.join('\n')
      const isSkipped = lines.at(-1)?.includes(`[check:${name}] Already fresh`) ?? false
      console.log(`\n── ${name} ──\n${text}`)
      resolve({ name, seconds: (performance.now() - started) / 1000, passed: code === 0, isSkipped, ending: lines.slice(-40).join('\n'), failures: code === 0 ? [] : [...(signal ? [`ended by ${signal}`] : []), ...failuresIn(text)], files: filesIn(text) })
    })
  })
}

/**
 * Finds the failures in a step's output: Vitest's ` FAIL  file > test`, the `file:line › test` of Playwright's last list, and errors of the compiler and the linter.
 */
function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n')
  const named = lines.filter((line) => /^ FAIL |^ {4}\S+\.spec\.ts:\d+:\d+ › |: error TS\d+:|^ *× /.test(line))
  return [...new Set(named.map((line) => line.trim().replace(/ ─+$/, '')))].slice(-12)
}

/** Reads the time of each test file from Vitest's lines such as ` ✓  unit  packages/a/src/b.test.ts (3 tests) 3392ms`. */
function filesIn(output: string): SlowTest[] {
  return [...stripVTControlCharacters(output).matchAll(/^ [✓❯]\s+(\w+)(?: \(chromium\))?\s+(\S+\.test\.tsx?) .*?(\d+)\s*ms$/gm)].map(([, project, file, ms]) => ({ name: `${project}: ${file}`, seconds: Number(ms) / 1000 }))
}
