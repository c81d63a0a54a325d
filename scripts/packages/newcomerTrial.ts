import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { bundleSnippet } from '../../e2e/support/bundleSnippet.ts'
import type { HostPages } from '../../e2e/support/hostPages.ts'
import { chromiumLaunch } from '../chromium.ts'
import { filledSnippet, type ReleasedScripts, snippetsOf } from '../partnerDocument.ts'
import { runIn } from './runIn.ts'

interface Given {
  /** The folder with the packed packages. */
  packed: string
  /** The folder for the newcomer's own folders. */
  outside: string
  workspace: string
  /** The address of a running portal that lists the pages of `hosts`. */
  portal: string
  hosts: HostPages
}

const token = 'of-a-partner'

/** Goes each of the four ways from an empty folder to its first result, with the commands and code samples of the documents and nothing else. Returns the seconds of each. */
export async function newcomerTrial({ packed, outside, workspace, portal, hosts }: Given): Promise<string> {
  const read = (document: string) => snippetsOf(readFileSync(join(workspace, 'docs', document), 'utf8'))
  const [guide, startPage] = [read('for-partners.md'), read('partners.md')]
  const wordsOf = (snippets: typeof guide, section: string, kind: string) => {
    const found = snippets.find((snippet) => snippet.section === section && snippet.kind === kind)
    if (!found) throw new Error(`"${section}" has no sample of the kind ${kind}.`)
    return found.code
  }
  const registry = await serveRegistry(packed)
  const release = (await (await fetch(`${portal}/embed/embed-manifest.json`)).json()) as ReleasedScripts
  const filled = (code: string, guestToken = '') => filledSnippet(code, { release, portal, token: guestToken })

  /** Creates an empty folder, with the file for the registry as the start page shows it. */
  const begin = (name: string) => {
    const folder = join(outside, `newcomer-${name}`)
    mkdirSync(folder)
    writeFileSync(join(folder, '.npmrc'), wordsOf(startPage, 'Access to the packages', 'ini').replaceAll('https://registry.example', registry.address).replaceAll('//registry.example', registry.address.replace('http:', '')))
    return folder
  }
  const type = (folder: string, command: string, env = {}) => runIn(folder, ['sh', '-ec', command], { env: { PORTAL_NPM_TOKEN: token, ...env }, isQuiet: false })
  const openKey = async (page: Parameters<HostPages['add']>[0]) => {
    const browser = await chromium.launch(chromiumLaunch())
    try {
      const opened = await browser.newPage()
      await opened.goto(hosts.add(page))
      for (const ends = Date.now() + 30_000; ;) {
        const seen = await Promise.all(opened.frames().map((frame) => frame.getByRole('button', { name: 'Generate QR code' }).isVisible()))
        if (seen.includes(true)) return
        if (Date.now() > ends) throw new Error(`The page shows no key:\n${await opened.locator('body').innerText()}`)
        await opened.waitForTimeout(100)
      }
    } finally {
      await browser.close()
    }
  }
  const said = await type(outside, `cat <<'END' | ${process.execPath} --input-type=module\n${filled(wordsOf(guide, 'Testing against the sandbox', 'js node'))}\nEND`)
  const guestToken = /^token (\S+)$/m.exec(said)?.[1] ?? ''

  const ways: Readonly<Record<string, () => Promise<void>>> = {
    element: () => openKey({ body: filled(wordsOf(guide, 'The element', 'html'), guestToken) }),
    frame: () => openKey({ body: filled(wordsOf(guide, 'The frame', 'html'), guestToken) }),
    React: async () => {
      const folder = begin('react')
      await type(folder, wordsOf(guide, 'React', 'sh'))
      const { script, styles } = await bundleSnippet('key', filled(wordsOf(guide, 'React', 'tsx'), guestToken), { folder, conditions: [] })
      await openKey({ head: `<style>${styles}</style>`, body: `<script type="module">${script}</script>` })
    },
    API: async () => {
      const folder = begin('api')
      const here = (code: string) => code.replaceAll('http://localhost:3000', portal)
      await type(folder, wordsOf(startPage, 'Access to the packages', 'sh'))
      const { key } = JSON.parse(await type(folder, here(wordsOf(startPage, 'Calls from your server', 'sh')))) as { key: string }
      writeFileSync(join(folder, 'users.mjs'), here(wordsOf(startPage, 'Calls from your server', 'js')))
      const users = await type(folder, `${process.execPath} users.mjs`, { PORTAL_KEY: key })
      if (!/^\S+ \S+/.test(users)) throw new Error(`users.mjs lists no user:\n${users}`)
    },
  }
  try {
    const seconds: string[] = []
    for (const [name, go] of Object.entries(ways)) {
      const started = performance.now()
      await go().catch((error: unknown) => { throw new Error(`${name}: ${(error as Error).message}`, { cause: error }) })
      const took = (performance.now() - started) / 1000
      if (took > 600) throw new Error(`${name} took ${took.toFixed(0)} seconds, and the documents promise ten minutes.`)
      seconds.push(`${name} ${took.toFixed(0)} s`)
    }
    return seconds.join(', ')
  } finally {
    registry.close()
  }
}

/** Serves the packed packages as a private registry does, to those who have the token. */
async function serveRegistry(packed: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [, name = '', isArchive] = /^\/@portal(?:%2f|\/)([a-z-]+)(\.tgz)?$/i.exec(request.url ?? '') ?? []
    if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end()
    if (name === '') return void response.writeHead(404).end()
    const archive = readFileSync(join(packed, `${name}.tgz`))
    if (isArchive) return void response.end(archive)
    const manifest = JSON.parse(readFileSync(join(packed, name, 'package.json'), 'utf8')) as { name: string; version: string }
    const dist = { tarball: `${address}/@portal/${name}.tgz`, integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ 'name': manifest.name, 'dist-tags': { latest: manifest.version }, 'versions': { [manifest.version]: { ...manifest, dist } } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, close: () => void server.close() }
}
