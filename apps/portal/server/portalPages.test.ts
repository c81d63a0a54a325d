import { expect, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

test.each(['/.vite/manifest.json', '/.built-from', '/%2evite/manifest.json', '/.git/config', '/assets/.hidden'])('%s is the build’s own and not served', async (path) => {
  const response = await portalPages({ folder: makeBuiltFolder(), config: {} }).request(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not found')
})

test('assets and pages are served', async () => {
  const pages = portalPages({ folder: makeBuiltFolder(), config: {} })
  expect((await pages.request('/assets/main-1a2b.js')).headers.get('cache-control')).toContain('immutable')
  expect(await (await pages.request('/site/users')).text()).toMatch(/portal/)
  expect(await (await pages.request('/auth/login')).text()).toMatch(/sign in/)
})

test.each([`/site/${'a'.repeat(300)}`, `/assets/${'a'.repeat(300)}.js`, `/${'a/'.repeat(3000)}`])('a path longer than any file’s name is no error of the server (%#)', async (path) => {
  const { status } = await portalPages({ folder: makeBuiltFolder(), config: {} }).request(path)
  expect(status).toBe(path.startsWith('/assets/') ? 404 : 200)
})
