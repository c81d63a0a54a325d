// `npm test`: everything. `npm test -- unit stories` runs some.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
const pnpmVersion = '12.21.0'

interface Step {
  name: string
  command: string
  arguments: string[]
}

interface Result {
  name: string
  seconds: number
  passed: boolean
  /** The last lines, said again at the end where it failed. */
  ending: string
  /** The tests that failed, by name, as far as the runner names them. */
  failures: string[]
}

const node = process.execPath
const nodeStep = (name: string, ...scriptArguments: string[]): Step => ({
  name,
  command: node,
  arguments: ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', ...scriptArguments],
})

const playwright = (name: string, folder: string): Step => nodeStep(name, 'node_modules/@playwright/test/cli.js', 'test', '--config', `${folder}/playwright.config.ts`)

/**
 * Two lanes side by side: the stories wait for the browser more than they compute. The steps of a lane follow each other in the order
 * in which a mistake is cheapest to find. The journeys come last and alone, because they measure patience.
 */
const lanes: Step[][][] = [
  [
    [
      { name: 'types', command: bin('tsc'), arguments: ['-p', 'tsconfig.json'] },
      { name: 'lint', command: bin('oxlint'), arguments: ['--type-aware', '--deny-warnings'] },
      { name: 'dead-code', command: bin('knip'), arguments: [] },
      nodeStep('unit', ...vitest, '--project', 'unit'),
      nodeStep('packages', 'scripts/checkPackages.ts'),
    ],
    [nodeStep('components', ...vitest, '--project', 'components'), playwright('stories', '.storybook/check')],
  ],
  [[playwright('journeys', 'e2e')]],
]
const steps = lanes.flat(2)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

ensureChromium()
const chromium = findChromium()
const environment = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PNPM_SCRIPT: join(root, `.tools/pnpm-${pnpmVersion}/node_modules/pnpm/bin/pnpm.mjs`) }
const results: Result[] = []

for (const sideBySide of lanes) {
  await Promise.all(
    sideBySide.map(async (lane) => {
      for (const step of lane) if (wanted.length === 0 || wanted.includes(step.name)) results.push(await runStep(step))
    }),
  )
}

for (const { name, ending } of results.filter(({ passed }) => !passed)) console.log(`\n── ${name} failed; its last lines ──\n${ending}`)
console.log('\n── summary ──')
for (const { name, seconds, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
// Last of all, because a log that is cut keeps its end.
for (const { name, failures } of results) for (const line of failures) console.log(`${name}: ${line}`)
process.exit(failed === 0 ? 0 : 1)

/** Its output appears whole when it has ended, so that two lanes never mix. */
function runStep({ name, command, arguments: stepArguments }: Step): Promise<Result> {
  const started = performance.now()
  const output: Buffer[] = []
  return new Promise((resolve) => {
    const child = spawn(command, stepArguments, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (data: Buffer) => output.push(data))
    child.stderr.on('data', (data: Buffer) => output.push(data))
    child.once('error', (error) => output.push(Buffer.from(error.message)))
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString().trimEnd()
      console.log(`\n── ${name} ──\n${text}`)
      resolve({ name, seconds: (performance.now() - started) / 1000, passed: code === 0, ending: text.split('\n').slice(-40).join('\n'), failures: code === 0 ? [] : failuresIn(text) })
    })
  })
}

/** Vitest's ` FAIL  file > test`, Playwright's `file:line › test` of its closing list, and the compiler's and linter's errors. */
function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n')
  const named = lines.filter((line) => /^ FAIL |^ {4}\S+\.spec\.ts:\d+:\d+ › |: error TS\d+:|^ *× /.test(line))
  return [...new Set(named.map((line) => line.trim().replace(/ ─+$/, '')))].slice(-12)
}
