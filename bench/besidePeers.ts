import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { serveFolder } from '../scripts/serveFolder.ts'
import type { Table } from './printTable.ts'

const root = join(import.meta.dirname, '..')
const peers = join(import.meta.dirname, 'peers')
const rounds = 9

type Taken = Record<string, number>

/** Measures our code and its peers in turns on one page of one browser, so that other load on the machine affects all of them alike. */
export async function benchBesidePeers(): Promise<Table[]> {
  installPeers()
  checkTypes()
  const folder = await buildPage()
  const { address, close } = await serveFolder(folder)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1400 } })
    await page.goto(`${address}/`)
    await page.waitForFunction(() => 'run' in globalThis)
    return [
      await compare(page, 'tables', 'A table of 20 of 100,000 rows, beside TanStack Table'),
      await compare(page, 'seals', 'Sealing with RSA-2048 in Chromium, beside the bare blocks'),
      await compare(page, 'filters', 'One look at 1 KB, beside DOMPurify'),
    ]
  } finally {
    await browser.close()
    close()
  }
}

async function compare(page: Page, subject: string, title: string): Promise<Table> {
  const names = await page.evaluate((of) => (Reflect.get(globalThis, 'names') as (subject: string) => string[])(of), subject)
  const taken = new Map<string, Taken[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const run = await page.evaluate(([of, who]) => (Reflect.get(globalThis, 'run') as (subject: string, name: string) => Promise<Taken>)(of, who), [subject, name] as const)
      // The first round warms up.
      if (round > 0) taken.get(name)?.push(run)
    }
  }
  const measures = Object.keys(taken.values().next().value?.[0] ?? {})
  const rows = names.map((name) => [name, ...measures.map((measure) => said(median(taken.get(name) ?? [], measure)))])
  return { title: `${title}: medians of ${rounds}`, columns: ['', ...measures], rows }
}

function median(runs: Taken[], measure: string): number {
  return runs.map((run) => run[measure] ?? Number.NaN).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN
}

const said = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))

/** The peers have their own lockfile outside the workspace, so that a partner's install never includes them. */
function installPeers(): void {
  if (existsSync(join(peers, 'node_modules'))) return
  const install = ['install', '--dir', peers, '--ignore-workspace', '--ignore-scripts', '--frozen-lockfile']
  execFileSync(process.execPath, [join(root, 'scripts/boot.mjs'), 'pnpm', ...install], { stdio: 'inherit' })
}

/** The types are checked here, because `npm test` does not install the peers. */
function checkTypes(): void {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(peers, 'tsconfig.json')], { stdio: 'inherit' })
}

async function buildPage(): Promise<string> {
  const outDir = join(root, '.cache/peers')
  await build({
    root: join(peers, 'page'), configFile: false, logLevel: 'warn', plugins: [react()],
    resolve: {
      conditions: ['@portal/source', 'module', 'browser', 'production'],
      // Everybody uses one React: the library's own.
      alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, join(root, 'node_modules', name)])),
    },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
