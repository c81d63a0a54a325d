import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { createApiClient } from '../packages/api-client/src/index.ts'
import { servicesBelow } from '../packages/api-client/src/contract/index.ts'
import { type Way, ways, writeSnippet } from '../.storybook/reference/partners/writeSnippet.ts'
import { filledSnippet, type GuideSnippet, snippetsOf } from '../scripts/partnerDocument.ts'
import { bundleSnippet } from './support/bundleSnippet.ts'
import type { HostPage } from './support/hostPages.ts'
import { expect, type Release, test, tokenOf } from './support/partnerFixtures.ts'

const guide = readFileSync(join(import.meta.dirname, '../docs/for-partners.md'), 'utf8')
const startPage = readFileSync(join(import.meta.dirname, '../docs/partners.md'), 'utf8')
const snippets = snippetsOf(guide)

/** Checks that the page or one of its frames shows a usable key. */
async function expectKey(page: Page, name = /^(Generate QR code|Generar código QR)$/): Promise<void> {
  await expect.poll(async () => {
    const seen = await Promise.all(page.frames().map((frame) => frame.getByRole('button', { name }).isVisible()))
    return seen.includes(true)
  }, { timeout: 15_000 }).toBe(true)
}

/** An import map for imports of the package by name. */
const importMap = (release: Release, portal: string) => `<script type="importmap">{ "imports": { "@portal/embed": "${portal}/embed/portal-invite-card.${release.version}.js" } }</script>`

async function pageOf({ kind }: Pick<GuideSnippet, 'kind'>, code: string, name: string, release: Release, portal: string): Promise<HostPage> {
  if (kind === 'html') return { body: code }
  if (kind === 'js') return { head: importMap(release, portal), body: `<script type="module">${code}</script>` }
  const { script, styles } = await bundleSnippet(name, code)
  return { head: `<style>${styles}</style>`, body: `<script type="module">${script}</script>` }
}

for (const [index, snippet] of snippets.entries()) {
  if (snippet.kind.startsWith('policy') || ['js node', 'sh'].includes(snippet.kind)) continue
  test(`the guide’s snippet ${index + 1}, ${snippet.section} (${snippet.kind}), shows a key`, async ({ page, hosts, server, seeds, release }) => {
    test.slow()
    const code = filledSnippet(snippet.code, { release, portal: server.address, token: tokenOf(seeds, 'Recurring') })
    await page.goto(hosts.add(await pageOf(snippet, code, `guide-${index}`, release, server.address)))
    await expectKey(page)
  })
}

for (const kind of ['element', 'frame'] as const) {
  test(`the ${kind} works under the guide’s policy`, async ({ page, hosts, server, seeds, release }) => {
    const filling = { release, portal: server.address, token: tokenOf(seeds, 'Recurring') }
    const policy = snippets.find((snippet) => snippet.kind === `policy ${kind}`)?.code ?? ''
    const code = snippets.find((snippet) => snippet.kind === 'html' && snippet.section === `The ${kind}`)?.code ?? ''
    expect(policy).toContain("default-src 'none'")
    await page.goto(hosts.add({ policy: filledSnippet(policy.trim(), filling), body: filledSnippet(code, filling) }))
    await expectKey(page)
  })
}

test('the guide’s sandbox snippet prints a token and a gate’s answer', async ({ server, release, seeds }) => {
  const code = snippets.find(({ kind }) => kind === 'js node')?.code ?? ''
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', filledSnippet(code, { release, portal: server.address, token: '' })])
  expect(stdout).toBe(`token ${tokenOf(seeds, 'Recurring')}\ngate denied\n`)
})

test('the start page’s command makes a machine key, and its call lists users', async ({ server }) => {
  const [, path = '', body = ''] = /curl -s http:\/\/localhost:3000(\S+)[^']*-d '([^']+)'/.exec(startPage.replaceAll("-H 'content-type: application/json'", '')) ?? []
  const { key } = (await (await fetch(`${server.address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as { key: string }
  expect(startPage).toContain('await api.users.list({ page: 2 })')
  const api = createApiClient({ services: servicesBelow(`${server.address}/svc`), keysUrl: `${server.address}/keys`, apiKey: key })
  const { Users } = await api.users.list({ page: 2 })
  expect(Users.length).toBeGreaterThan(0)
})

const settings: readonly { way: Way; language: '' | 'es'; theme: '' | 'dark' }[] = ways.flatMap((way) => [{ way, language: '', theme: '' }, { way, language: 'es', theme: 'dark' }] as const)

for (const { way, language, theme } of settings) {
  test(`the generator’s snippet for ${way}${language ? `, in ${language}, ${theme}` : ''} shows a key under its policy`, async ({ page, hosts, server, seeds, release }) => {
    test.slow()
    const { code, policy } = writeSnippet({ way, portal: server.address, token: tokenOf(seeds, 'Recurring'), language, theme, isAtOnce: false }, release)
    if (way === 'react') {
      const app = `${code}\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.body.appendChild(document.createElement('div'))).render(<Key />)`
      await page.goto(hosts.add(await pageOf({ kind: 'tsx' }, app, `generated-${language}`, release, server.address)))
    } else {
      // Inline scripts get the page's own nonce.
      const nonced = code.replaceAll('<script type="module">', '<script type="module" nonce="own">')
      await page.goto(hosts.add({ policy: `default-src 'none'; ${policy.includes('script-src') ? policy.replace('script-src', "script-src 'nonce-own'") : policy}`, body: nonced }))
    }
    await expectKey(page, language === 'es' ? /^Generar código QR$/ : /^Generate QR code$/)
  })
}
