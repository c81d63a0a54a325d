import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Keeps Chromium quiet on a machine without internet. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
]

/** Debian's build without windows: the same engine for three quarters of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const systemPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium to test with, or undefined to let Playwright use its own download. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return systemPaths.find((path) => existsSync(path))
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

function aptGet(...aptArguments: string[]): boolean {
  return spawnSync('apt-get', aptArguments, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
