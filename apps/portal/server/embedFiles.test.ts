import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildRelease } from '../../../packages/embed/build/buildRelease.ts'
import { buildEmbed } from './buildEmbed.ts'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { portalPages } from './portalPages.ts'

interface Manifest {
  version: string
  files: { file: string; integrity: string; bytes: number }[]
  elements: { name: string; script: string; attributes: string[]; events: string[]; contentSecurityPolicy: string }[]
}

async function release() {
  const folder = makeBuiltFolder()
  const kept = join(folder, '.kept')
  mkdirSync(kept)
  writeFileSync(join(kept, 'portal-invite-card.0.9.0.js'), 'export {}')
  await buildEmbed(folder, kept)
  const pages = portalPages({ folder, config: {} })
  const manifest = (await (await pages.request('/embed/embed-manifest.json')).json()) as Manifest
  return { folder, pages, manifest }
}

test('every origin can load a release’s files, cached without limit, with the bytes that its manifest lists', async () => {
  const { pages, manifest } = await release()
  expect(manifest.files.length).toBeGreaterThan(1)
  for (const { file, integrity, bytes } of manifest.files) {
    const answer = await pages.request(`/embed/${file}`, { headers: { 'origin': 'https://partner.example', 'sec-fetch-site': 'cross-site' } })
    const body = Buffer.from(await answer.arrayBuffer())
    expect(file).toContain(`.${manifest.version}.js`)
    expect(body.length).toBe(bytes)
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  }
  const compressed = await pages.request(`/embed/${manifest.elements[0]?.script}`, { headers: { 'accept-encoding': 'br' } })
  expect(compressed.headers.get('content-encoding')).toBe('br')
})

test('the server still serves an earlier release, and no other files', async () => {
  const { pages, folder } = await release()
  expect(await (await pages.request('/embed/portal-invite-card.0.9.0.js')).text()).toBe('export {}')
  expect((await pages.request('/embed/embed-manifest.json')).headers.get('cache-control')).toBe('no-cache')
  for (const path of ['/embed/portal-invite-card.js', '/embed/portal-invite-card.9.9.9.js', '/embed/', '/embed/../index.html', '/embed/.made/portal-invite-card.0.9.0.js']) {
    const answer = await pages.request(path)
    expect(await answer.text(), path).not.toContain('export')
    expect(answer.headers.get('access-control-allow-origin'), path).toBeNull()
  }
  expect(existsSync(join(folder, 'embed/.made'))).toBe(false)
})

test('the manifest lists each element’s attributes, properties and events', async () => {
  const { manifest } = await release()
  const card = manifest.elements.find(({ name }) => name === 'portal-invite-card')
  expect(card?.script).toBe(`portal-invite-card.${manifest.version}.js`)
  expect(card?.attributes).toEqual(expect.arrayContaining(['invite-token', 'base-url', 'at-once', 'theme', 'lang', 'dir']))
  expect(card?.events).toContain('portal-invite-used')
  expect(card?.contentSecurityPolicy).toBe('script-src {files}; connect-src {portal}')
})

test('a build that would change the bytes of a released script stops and names the script', async () => {
  const folder = makeBuiltFolder()
  const kept = join(folder, '.kept')
  const release = (code: string) => async (outDir: string) => {
    mkdirSync(outDir, { recursive: true })
    writeFileSync(join(outDir, 'portal-invite-card.2.0.0.js'), code)
    writeFileSync(join(outDir, 'embed-manifest.json'), '{}')
  }
  await buildEmbed(folder, kept, release('export {}'))
  await buildEmbed(folder, kept, release('export {}'))
  await expect(buildEmbed(folder, kept, release('export { a }'))).rejects.toThrow('portal-invite-card.2.0.0.js would change')
  expect(readFileSync(join(kept, 'portal-invite-card.2.0.0.js'), 'utf8')).toBe('export {}')
})

test('scripts of an unreleased version have a hash in their names, and the card loads its own later files', async () => {
  const made = join(makeBuiltFolder(), 'made')
  await buildRelease(made, true)
  const { version, files } = JSON.parse(readFileSync(join(made, 'embed-manifest.json'), 'utf8')) as Manifest
  expect(version).toMatch(/^\d+\.\d+\.\d+-dev\.[0-9a-f]{10}$/)
  const card = readFileSync(join(made, `portal-invite-card.${version}.js`), 'utf8')
  expect(files.filter(({ file, integrity }) => card.includes(file.replace('.js', '')) && card.includes(integrity)).length).toBeGreaterThan(1)
  await buildRelease(made, false)
  expect((JSON.parse(readFileSync(join(made, 'embed-manifest.json'), 'utf8')) as Manifest).version).toMatch(/^\d+\.\d+\.\d+$/)
})
