import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFontConfig } from './browserFonts.ts'

/** Flags that keep Chromium from sending its own requests, for machines without internet. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
]

/** Debian's headless build of Chromium, which needs three quarters of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const systemPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of the Chromium to test with, or undefined to let Playwright use its own download. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return systemPaths.find((path) => existsSync(path))
}

/** The options with which every test launches its browser: the same flags and fonts on every machine. */
export function chromiumLaunch(...furtherArguments: string[]) {
  return {
    executablePath: findChromium(),
    args: [...chromiumArguments, ...furtherArguments],
    env: { ...definedEnvironment(), FONTCONFIG_FILE: writeFontConfig() },
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Finds a Chromium or installs one: `CHROMIUM_PATH`, Debian's package (as root), the system's, Playwright's download. */
export function ensureChromium(): void {
  if (process.env['CHROMIUM_PATH'] || existsSync(headlessShell)) return
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isRootOnDebian && installPackage('chromium-headless-shell')) return
  if (findChromium() || (isRootOnDebian && installPackage('chromium'))) return
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
}

function installPackage(name: string): boolean {
  return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', name)
}

/** Seconds between two tries while another apt-get holds the lock, and the total time to keep trying. */
const lockPause = 3
const lockPatience = 600

/** Runs apt-get. While another apt-get runs and holds the lock, it waits. */
function aptGet(...aptArguments: string[]): boolean {
  for (let waited = 0; ; waited += lockPause) {
    const { status, stderr } = spawnSync('apt-get', aptArguments, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
    const isLocked = status !== 0 && /could not get lock|is held by process|unable to acquire the dpkg/i.test(stderr)
    if (!isLocked || waited >= lockPatience) {
      if (stderr) process.stderr.write(stderr)
      return status === 0
    }
    if (waited === 0) console.log('Another apt-get is running; waiting for it to end.')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockPause * 1000)
  }
}
