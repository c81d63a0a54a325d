import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

test('only a guest’s document may run an inline script, and it contains the current public keys as data', async () => {
  const folder = makeBuiltFolder()
  writeFileSync(join(folder, 'Invite/index.html'), '<script type="application/json" id="portal-keys">%KEY_SET%</script><script nonce="%CSP_NONCE%">ask()</script>')
  const keys = '{"keys":[{"n":"</script>$&"}]}'
  const pages = portalPages({ folder, config: {}, keySet: () => Promise.resolve(keys) })
  const response = await pages.request('/Invite?d=secret')
  const text = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const [nonce] = /'nonce-[^']+'/.exec(policy) ?? []
  expect(policy).toContain(`script-src 'self' ${nonce};`)
  expect(policy).toMatch(/; trusted-types portal-guest$/)
  expect(text).toContain(`<script nonce="${nonce?.slice(7, -1)}">ask()`)
  expect(JSON.parse(/portal-keys">(.*?)<\/script>/.exec(text)?.[1] ?? '')).toEqual(JSON.parse(keys))
  expect(await (await portalPages({ folder, config: {} }).request('/Invite')).text()).toContain('portal-keys"></script>')
  expect((await pages.request('/site/users')).headers.get('content-security-policy')).toContain("script-src 'self';")
})
