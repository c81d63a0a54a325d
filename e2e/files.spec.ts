import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { expect, test } from './support/fixtures.ts'

test('the calendar file opens in an independent parser', async ({ page, seeds }) => {
  const invite = seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid')
  await page.goto(invite?.link ?? '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toContain(invite?.name)
  expect(event.startDate.toJSDate().getTime()).toBeLessThan(event.endDate.toJSDate().getTime())
})

test('the wallet pass is signed, and its manifest matches its files', async ({ page, seeds }) => {
  await page.goto(seeds.invites.find(({ type, state }) => type === 'Temporary' && state === 'valid')?.link ?? '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /Apple Wallet/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.pkpass$/)
  const files = unzipSync(readFileSync(await download.path()))
  const manifestFile = files['manifest.json'] ?? new Uint8Array()
  const manifest = JSON.parse(Buffer.from(manifestFile).toString('utf8')) as Record<string, string>
  const others = Object.keys(files).filter((name) => !['manifest.json', 'signature'].includes(name))
  expect(Object.keys(manifest).sort()).toEqual(others.sort())
  for (const name of others) expect(createHash('sha1').update(files[name] ?? '').digest('hex')).toBe(manifest[name])
  const pass = JSON.parse(Buffer.from(files['pass.json'] ?? []).toString('utf8')) as { barcodes: { format: string }[] }
  expect(pass.barcodes[0]?.format).toBe('PKBarcodeFormatQR')

  const folder = mkdtempSync(join(tmpdir(), 'portal-pass-'))
  writeFileSync(join(folder, 'signature'), files['signature'] ?? '')
  writeFileSync(join(folder, 'manifest.json'), manifestFile)
  const verify = ['smime', '-verify', '-binary', '-inform', 'DER', '-in', join(folder, 'signature'), '-content', join(folder, 'manifest.json'), '-noverify', '-out', '/dev/null']
  expect(() => execFileSync('openssl', verify, { stdio: 'pipe' })).not.toThrow()
  writeFileSync(join(folder, 'manifest.json'), Buffer.concat([Buffer.from(manifestFile), Buffer.from(' ')]))
  expect(() => execFileSync('openssl', verify, { stdio: 'pipe' }), 'a changed manifest fails').toThrow()
})
