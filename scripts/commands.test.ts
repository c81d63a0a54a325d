import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const commands = Object.keys(scripts).filter((name) => !name.startsWith('check:'))
const boot = (...given: string[]) => spawn(process.execPath, [join(root, 'scripts/boot.mjs'), ...given], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

it('every command in the README exists', () => {
  const named = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !commands.includes(name))).toEqual([])
})

test.each(commands)('`npm run %s` starts', async (name) => {
  const { output } = await ended(boot(name, '--help'))
  expect(output).toMatch(/usage/i)
  expect(output).not.toMatch(/Cannot find module|ERR_MODULE_NOT_FOUND/)
})

it('Chromatic finds Storybook’s build command and folder', () => {
  const { buildCommand, outputDir } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as { buildCommand: string; outputDir: string }
  expect(buildCommand).toBe('npm run storybook -- build --stats-json')
  expect(commands).toContain('storybook')
  expect(readFileSync(join(root, 'scripts/storybook.ts'), 'utf8')).toContain(`'--output-dir', '${outputDir}'`)
})

it('Chromatic’s snapshots are counted before they are paid', async () => {
  const { output } = await ended(boot('chromatic', '--estimate'))
  const [all = 0, library = 0, screens = 0] = [...output.matchAll(/(\d+) snapshots/g)].map(([, count]) => Number(count))
  expect(library + screens).toBe(all)
  expect(library).toBeGreaterThan(300)
})

it('a command ended by a signal fails', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts/boot.mjs'), 'lint-restrictions', '-'], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] })
  const end = ended(child)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  child.kill('SIGTERM')
  expect((await end).code).toBe(143)
})

/** Runs the runner of `npm test` in its own folder, with the given commands as steps. */
function runSteps(steps: Record<string, string>): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true, filter: (path) => !path.includes('partners') })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const ofEach = <Value,>(valueOf: (command: string) => Value) => Object.fromEntries(Object.entries(steps).map(([name, command]) => [`check:${name}`, valueOf(command)]))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: ofEach(() => 'wireit'), wireit: ofEach((command) => ({ command })) }))
  return spawn(process.execPath, [...process.execArgv, join(folder, 'scripts/test.ts'), ...Object.keys(steps)], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
}

it('a test run ended by a signal fails and names earlier failures', async () => {
  const child = runSteps({ types: 'echo wrong type && exit 2', lint: 'sleep 60' })
  const end = ended(child)
  await new Promise<void>((resolve) => child.stdout?.on('data', (data: Buffer) => data.includes('wrong type') && resolve()))
  child.kill('SIGTERM')
  const { code, output } = await end
  expect(code).toBe(143)
  expect(output).toMatch(/FAILED +types/)
  expect(output).toMatch(/FAILED +lint/)
  expect(output).toContain('The run was ended by SIGTERM')
})

it('a step killed by the system fails and is named', async () => {
  const { code, output } = await ended(runSteps({ types: 'true', lint: 'kill -9 $$' }))
  expect(code).toBe(1)
  expect(output).toMatch(/passed +types/)
  expect(output).toMatch(/FAILED +lint/)
  expect(output).toContain('1 passed, 1 failed')
})
