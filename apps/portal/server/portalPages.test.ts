import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compressFolder.ts'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

test.each(['/.vite/manifest.json', '/.built-from', '/%2evite/manifest.json', '/.git/config', '/assets/.hidden'])('%s is a file of the build that the server does not serve', async (path) => {
  const response = await portalPages({ folder: makeBuiltFolder(), config: {} }).request(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not found')
})

test('the server serves assets and pages', async () => {
  const pages = portalPages({ folder: makeBuiltFolder(), config: {} })
  expect((await pages.request('/assets/main-1a2b.js')).headers.get('cache-control')).toContain('immutable')
  expect(await (await pages.request('/site/users')).text()).toMatch(/portal/)
  expect(await (await pages.request('/auth/login')).text()).toMatch(/sign in/)
})

test.each([`/site/${'a'.repeat(300)}`, `/assets/${'a'.repeat(300)}.js`, `/${'a/'.repeat(3000)}`])('a path longer than any file name causes no server error (%#)', async (path) => {
  const { status } = await portalPages({ folder: makeBuiltFolder(), config: {} }).request(path)
  expect(status).toBe(path.startsWith('/assets/') ? 404 : 200)
})

test.each(['/CreatePassword/abc.def', '/foo.php', '/Invite/1.2'])('%s is not a file of the build and gets the portal’s page', async (path) => {
  const response = await portalPages({ folder: makeBuiltFolder(), config: {} }).request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('a text asset is sent in a compressed form that the client accepts, with Vary for caches', async () => {
  const folder = makeBuiltFolder()
  const script = `export const words = '${'many words '.repeat(200)}'`
  writeFileSync(join(folder, 'assets/words-3c4d.js'), script)
  await compressFolder(join(folder, 'assets'))
  const pages = portalPages({ folder, config: {} })
  const ask = async (accept: string) => {
    const response = await pages.request('/assets/words-3c4d.js', { headers: { 'accept-encoding': accept } })
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length)
    return { encoding: response.headers.get('content-encoding'), bytes }
  }
  const br = await ask('gzip, br')
  expect(br.encoding).toBe('br')
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script)
  const gzip = await ask('gzip, br;q=0')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(script)
  const plain = await ask('identity')
  expect(plain.encoding).toBeNull()
  expect(plain.bytes.toString()).toBe(script)
  expect((await pages.request('/assets/words-3c4d.js.br')).status).toBe(404)
})

test('the compressed document contains its fresh nonce', async () => {
  const pages = portalPages({ folder: makeBuiltFolder(), config: {} })
  const response = await pages.request('/site/users', { headers: { 'accept-encoding': 'gzip, br' } })
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(`nonce="${nonce}"`)
})

test('the policy allows videos from listed hosts and this origin, and nothing else widens it', async () => {
  const policyOf = async (videoHosts: unknown) =>
    (await portalPages({ folder: makeBuiltFolder(), config: { videoHosts } }).request('/site/users')).headers.get('content-security-policy') ?? ''
  expect(await policyOf(undefined)).toContain("media-src 'self';")
  expect(await policyOf(['video.example', "x; script-src 'unsafe-inline'", 7])).toContain("media-src 'self' https://video.example;")
})
