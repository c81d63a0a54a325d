import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

async function readPass(bench: Bench, name: string, d?: string) {
  const { blob, fileName, mediaType } = await bench.client.getPKPass({ inviteId: await bench.proof(name), ...(d !== undefined && { d }) })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const text = (path: string) => new TextDecoder().decode(files[path])
  return { files, fileName, mediaType, pass: JSON.parse(text('pass.json')) as Record<string, unknown>, manifest: JSON.parse(text('manifest.json')) as Record<string, string> }
}

async function verify(bench: Bench, signature: Uint8Array, manifest: Uint8Array | string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'pkpass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = await bench.sandbox.app.request('http://localhost:4200/sandbox/api/wallet/root.pem')
  writeFileSync(join(folder, 'root.pem'), await root.text())
  writeFileSync(join(folder, 'signature'), signature)
  writeFileSync(join(folder, 'manifest.json'), manifest)
  const command = 'smime -verify -binary -inform DER -in signature -content manifest.json -CAfile root.pem -purpose any -out /dev/null'
  try {
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

const nothing = new Uint8Array()

test('the pass has its required fields, its manifest has each file’s hash, and openssl accepts its signature', async () => {
  const bench = await openBench({ clock: { now: () => Date.now() }, time: { now: Date.now() } })
  const { files, fileName, mediaType, pass, manifest } = await readPass(bench, 'Lone Star')
  expect(mediaType).toBe('application/vnd.apple.pkpass')
  expect(fileName).toMatch(/^move-in-crew-.*\.pkpass$/)
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: expect.stringMatching(/^pass\./),
    teamIdentifier: expect.any(String),
    organizationName: 'Whispering Pines at Buffalo Bayou, Phase II',
    serialNumber: (await bench.invite('Lone Star')).id,
    barcodes: [{ format: 'PKBarcodeFormatQR', messageEncoding: 'iso-8859-1', message: await bench.code('Lone Star') }],
  })
  const signed = Object.keys(files).filter((path) => path !== 'manifest.json' && path !== 'signature')
  expect(Object.keys(manifest).toSorted()).toEqual(signed.toSorted())
  for (const path of signed) expect(createHash('sha1').update(files[path] ?? nothing).digest('hex')).toBe(manifest[path])
  expect(PNG.sync.read(Buffer.from(files['icon.png'] ?? nothing)).width).toBe(29)
  expect(await verify(bench, files.signature ?? nothing, files['manifest.json'] ?? nothing)).toBe(true)
  expect(await verify(bench, files.signature ?? nothing, '{}')).toBe(false)
})

test('a pass is signed again only when its contents change, and each invite has a limit of passes', async () => {
  const bench = await openBench({ limits: { walletPasses: 5 } })
  const signatureOf = async () => Buffer.from((await readPass(bench, 'Lone Star')).files.signature ?? nothing).toString('hex')
  const first = await signatureOf()
  bench.time.now += 2000
  expect(await signatureOf()).toBe(first)
  const inviteId = await bench.proof('Lone Star')
  await bench.sandbox.store.updateTable('invites').set({ name: 'Move-out crew' }).where('id', '=', (await bench.invite('Lone Star')).id).execute()
  const renamed = unzipSync(new Uint8Array(await (await bench.client.getPKPass({ inviteId })).blob.arrayBuffer()))
  expect(Buffer.from(renamed['signature'] ?? nothing).toString('hex')).not.toBe(first)
  for (let times = 3; times < 5; times += 1) await bench.client.getPKPass({ inviteId })
  await expect(bench.client.getPKPass({ inviteId })).rejects.toMatchObject({ status: 429 })
})

test('the barcode of a recurring key is its current code, and opens', async () => {
  const bench = await openBench()
  const { pass } = await readPass(bench, 'Brightwater')
  const [barcode] = pass.barcodes as { message: string }[]
  expect(await bench.scan('main-entry', barcode?.message ?? '')).toMatchObject({ outcome: 'open' })
})

test('a recurring key’s pass says that its code opens once, and links to the guest’s page', async () => {
  const bench = await openBench()
  const link = (await bench.invite('Brightwater')).token
  const { pass } = await readPass(bench, 'Brightwater', link)
  expect(pass).toMatchObject({
    barcodes: [{ altText: 'Opens once' }],
    generic: {
      headerFields: [{ label: 'This code', value: 'Opens once' }],
      backFields: expect.arrayContaining([expect.objectContaining({ key: 'next', value: `This code opens once. The next one is on the page of your key: http://localhost:4200/Invite?d=${link}` })]) as object[],
    },
  })
  for (const stranger of [undefined, (await bench.invite('Lone Star')).token, 'nobody']) {
    const { pass: unlinked } = await readPass(bench, 'Brightwater', stranger)
    expect(JSON.stringify(unlinked)).toContain('For the next one, open the link that you received.')
    expect(JSON.stringify(unlinked)).not.toContain('/Invite?d=')
  }
})

test('a temporary key’s pass says nothing about opening once', async () => {
  const bench = await openBench()
  const { pass } = await readPass(bench, 'Lone Star', (await bench.invite('Lone Star')).token)
  expect(JSON.stringify(pass)).not.toMatch(/once|Invite\?d=/)
})

test('the pass of a key with hours shows the hours', async () => {
  const bench = await openBench()
  const { pass } = await readPass(bench, 'Plant care')
  const hours = expect.objectContaining({ label: 'Hours', value: 'Monday to Friday, 9:00 AM to 5:00 PM' }) as object
  expect(pass).toMatchObject({ generic: { auxiliaryFields: expect.arrayContaining([hours]) as object[] } })
})

test('a host that cannot sign passes says so', async () => {
  const bench = await openBench({ walletPasses: undefined })
  const request = await bench.seal('getPKPass', { inviteId: await bench.proof('Lone Star') })
  expect(await bench.send(request)).toMatchObject({ status: 501, body: { code: 'WALLET_UNAVAILABLE' } })
})
