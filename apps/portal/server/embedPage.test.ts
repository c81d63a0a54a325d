import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildEmbed } from './buildEmbed.ts'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

async function ask(frameAncestors?: readonly string[]) {
  const folder = makeBuiltFolder()
  mkdirSync(join(folder, '.kept'))
  await buildEmbed(folder, join(folder, '.kept'))
  const pages = portalPages({ folder, config: { brand: { name: 'Gates & <Doors>' } }, frameAncestors })
  const answer = await pages.request('/embed/invite')
  return { pages, headers: answer.headers, policy: answer.headers.get('content-security-policy') ?? '', text: await answer.text() }
}

test('no page may frame a key unless the operator lists its origin', async () => {
  const { headers, policy } = await ask()
  expect(policy).toContain("; frame-ancestors 'none';")
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('a listed origin may frame a key, but no other page of the portal', async () => {
  const { pages, headers, policy, text } = await ask(['https://partner.example', 'https://other.example'])
  expect(policy).toContain('; frame-ancestors https://partner.example https://other.example;')
  expect(headers.has('x-frame-options')).toBe(false)
  expect(text).toContain('<span slot="brand">Gates &amp; &lt;Doors></span>')
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1]
  expect(policy).toContain(`style-src 'nonce-${nonce}'`)
  for (const [, script = ''] of text.matchAll(/src="([^"]+)"/g)) expect((await pages.request(script)).status, script).toBe(200)
  for (const path of ['/Invite', '/auth/login', '/site/users', '/embed/Invite']) {
    const other = await pages.request(path)
    expect(other.headers.get('x-frame-options'), path).toBe('DENY')
    expect(other.headers.get('content-security-policy') ?? '', path).not.toContain('partner.example')
  }
})
