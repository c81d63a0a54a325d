import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { buildStatic } from '../.storybook/check/buildStorybook.ts'
import { storybookFolder } from '../.storybook/check/storybookFolder.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import type { Table } from './printTable.ts'
import { storyPace } from './storyPace.ts'

const root = join(import.meta.dirname, '..')
const rounds = 3
const port = 6116

interface Opening {
  server: number
  shown: number
  /** Output of terminal and console, without Storybook's start message. */
  words: string[]
}

/**
 * Measures how long the first page of `npm run storybook` takes without caches, the first page of the static Storybook from a server that
 * compresses, and how many stories a second it shows beside a bare Storybook.
 */
export async function benchStorybook(): Promise<Table[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const cold: Opening[] = []
    for (let round = 0; round < rounds; round += 1) cold.push(await openCold(browser))
    buildStatic(join(root, '.storybook'), storybookFolder)
    const served: number[] = []
    for (let round = 0; round < rounds; round += 1) served.push(await openStatic(browser))
    const rows = [
      ['npm run storybook, cold', ...cold.map(({ server, shown }) => `${seconds(shown)} (server ${seconds(server)})`)],
      ['static, nothing in the cache', ...served.map(seconds)],
    ]
    const words = new Set(cold.flatMap((opening) => opening.words))
    return [
      { title: 'Storybook until its first page is read', columns: ['', ...Array.from({ length: rounds }, (_, round) => `round ${round + 1}`)], rows },
      { title: 'What it said besides', columns: ['word'], rows: words.size === 0 ? [['nothing']] : [...words].map((word) => [word]) },
      await storyPace(browser),
    ]
  } finally {
    await browser.close()
  }
}

async function openCold(browser: Browser): Promise<Opening> {
  rmSync(join(root, 'node_modules/.cache/storybook'), { recursive: true, force: true })
  const words: string[] = []
  const began = performance.now()
  const storybook = spawn(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', 'scripts/storybook.ts', 'dev', '--port', String(port), '--ci'], { cwd: root })
  for (const stream of [storybook.stdout, storybook.stderr]) stream.on('data', (data: Buffer) => words.push(...String(data).split('\n').filter((line) => /▲|■|warn|error/i.test(line)).map((line) => line.trim())))
  try {
    const address = `http://localhost:${port}/`
    while (!(await fetch(address).then(({ ok }) => ok, () => false))) await new Promise((resolve) => { setTimeout(resolve, 50) })
    const server = performance.now() - began
    await readFirstPage(browser, address, words)
    return { server, shown: performance.now() - began, words }
  } finally {
    await ended(storybook)
  }
}

async function openStatic(browser: Browser): Promise<number> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(storybookFolder, pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname))
    if (!file.startsWith(storybookFolder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream', 'Content-Encoding': 'gzip' })
    createReadStream(file).pipe(createGzip({ level: 1 })).pipe(response)
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  try {
    const began = performance.now()
    await readFirstPage(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, [])
    return performance.now() - began
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const mediaTypes: Record<string, string> = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json', '.mjs': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

async function readFirstPage(browser: Browser, address: string, words: string[]): Promise<void> {
  const page = await browser.newPage()
  try {
    page.on('console', (message) => { if (message.type() !== 'debug') words.push(message.text()) })
    page.on('pageerror', ({ message }) => words.push(message))
    await page.goto(address, { waitUntil: 'commit' })
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: 'Start here' }).waitFor({ timeout: 180_000 })
  } finally {
    await page.close()
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGTERM')
  })
}

const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
