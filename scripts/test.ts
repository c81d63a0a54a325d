// `npm test`: everything, in the order in which a mistake is cheapest to find. `npm test -- unit stories` runs some.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
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

const node = process.execPath
const nodeStep = (name: string, ...scriptArguments: string[]): Step => ({
  name,
  command: node,
  arguments: ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', ...scriptArguments],
})

const steps: Step[] = [
  { name: 'types', command: bin('tsc'), arguments: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: bin('oxlint'), arguments: ['--type-aware', '--deny-warnings'] },
  { name: 'dead-code', command: bin('knip'), arguments: [] },
  nodeStep('unit', ...vitest, '--project', 'unit'),
  nodeStep('components', ...vitest, '--project', 'components'),
  nodeStep('packages', 'scripts/checkPackages.ts'),
  nodeStep('stories', ...vitest, '--project', 'storybook'),
  nodeStep('static-storybook', 'scripts/checkStaticStorybook.ts'),
  nodeStep('journeys', 'node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

ensureChromium()
const chromium = findChromium()
const environment = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PNPM_SCRIPT: join(root, `.tools/pnpm-${pnpmVersion}/node_modules/pnpm/bin/pnpm.mjs`) }
const results: { name: string; seconds: number; passed: boolean }[] = []

for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name} ──`)
  const started = performance.now()
  const { status, error } = spawnSync(step.command, step.arguments, { cwd: root, env: environment, stdio: 'inherit' })
  if (error) console.error(error.message)
  results.push({ name: step.name, seconds: (performance.now() - started) / 1000, passed: status === 0 })
}

console.log('\n── summary ──')
for (const { name, seconds, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
