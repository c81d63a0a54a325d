#!/usr/bin/env node
// This script has no dependencies and runs on any Node ≥ 18, before anything is installed. It puts a Node and a pnpm that the
// workspace can use into .tools/, installs with the frozen lockfile, then runs the named task with them.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE_VERSION = '24.21.0'
const PNPM_VERSION = '12.21.0'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tools = join(root, '.tools')

const tasks = {
  start: ['apps/portal/server/start.ts'],
  test: ['scripts/test.ts'],
  storybook: ['scripts/storybook.ts'],
  chromatic: ['scripts/chromatic.ts'],
  bench: ['bench/run.ts'],
  quality: ['scripts/quality.ts'],
  audit: ['scripts/audit.ts'],
  generate: ['scripts/generate.ts'],
  'check-packages': ['scripts/checkPartners.ts'],
  backup: ['scripts/backup.ts'],
  'check-postgres': ['scripts/checkPostgres.ts'],
  'check-browsers': ['e2e/browsers/checkBrowsers.ts'],
  'check-import': ['scripts/checkImport.ts'],
  'lint-restrictions': ['scripts/lintRestrictions.ts'],
  translations: ['scripts/translations.ts'],
  pictures: ['node_modules/@playwright/test/cli.js', 'test', '--config', '.storybook/check/playwright.config.ts', '--update-snapshots=changed'],
  pnpm: [],
  node: [],
}

const [taskName = '', ...taskArguments] = process.argv.slice(2)
const task = tasks[taskName]
if (!task) fail(`Unknown task "${taskName}". Choose one of: ${Object.keys(tasks).join(', ')}.`)

const environment = cleanEnvironment()
const pnpm = join(tools, `pnpm-${PNPM_VERSION}`, 'node_modules/pnpm/bin/pnpm.mjs')
const [node] = await Promise.all([usableNode(), existsSync(pnpm) ? null : fetchTool(`pnpm-${PNPM_VERSION}`, `pnpm@${PNPM_VERSION}`)])
environment.PATH = [dirname(node), process.env.PATH].join(delimiter)

if (taskName === 'pnpm') run(node, [pnpm, ...taskArguments])
else {
  install()
  const conditions = ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning']
  run(node, [...conditions, ...task, ...taskArguments])
}

/** The environment without npm's own settings, which pnpm would read as its own. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name))
  // The compile cache lets a tool start in two thirds of the time.
  return { NODE_COMPILE_CACHE: join(tools, 'compile-cache'), ...Object.fromEntries(kept), STORYBOOK_DISABLE_TELEMETRY: '1', NO_UPDATE_NOTIFIER: '1' }
}

/** From 24.15 on, node:sqlite needs no flag and Node strips the types of the sources. */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 24 && minor >= 15) || major >= 26
}

async function usableNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const fetched = join(tools, `node-${NODE_VERSION}`, 'node_modules', `node-linux-${process.arch}`, 'bin/node')
  if (existsSync(fetched)) return fetched
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    fail(`Node ${process.versions.node} is too old here: install Node 24.15 or newer (or 26), then run this again.`)
  }
  await fetchTool(`node-${NODE_VERSION}`, `node-linux-${process.arch}@${NODE_VERSION}`)
  return fetched
}

/** Puts an npm package into .tools/<folder>. After a failure it removes the incomplete tool, so that the next run starts again. */
async function fetchTool(folder, packageSpecifier) {
  const target = join(tools, folder)
  console.log(`Fetching ${packageSpecifier} …`)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), '{"private":true}\n')
  const command = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', packageSpecifier]
  try {
    await ran(spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', command, { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] }))
  } catch {
    rmSync(target, { recursive: true, force: true })
    fail(`Could not fetch ${packageSpecifier} from the npm registry. Check the network and run this again.`)
  }
}

/** Resolves when the process ends; rejects if it failed. */
function ran(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}.`)))))
}

/** Installs only when the lockfile or a manifest changed since the last complete install. */
function install() {
  const stamp = join(root, 'node_modules/.portal-install')
  const fingerprint = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(process.platform + process.arch + NODE_VERSION)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('Installing packages …')
  try {
    execFileSync(node, [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], {
      cwd: root,
      env: { ...environment, CI: 'true' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  } catch {
    fail('The packages could not be installed; the lines above say why.')
  }
  writeFileSync(stamp, fingerprint)
}

/**
 * Runs the task in the foreground, forwards signals, and exits with the task's code. For a task that a signal ended, the code is 128 plus
 * the signal's number, as in shells. Stopping a server is not a failure.
 */
function run(command, commandArguments) {
  const child = spawn(command, commandArguments, { cwd: root, env: environment, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => {
    const isStoppedServer = ['start', 'storybook'].includes(taskName) && (signal === 'SIGINT' || signal === 'SIGTERM')
    process.exit(code ?? (isStoppedServer ? 0 : 128 + (constants.signals[signal] ?? 1)))
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
