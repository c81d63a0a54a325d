import { unzipSync } from 'fflate'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { sampleBrands } from '../accounts/sampleBrands.ts'
import { openBench } from '../testing.fixture.ts'

const { oakline, sunnyCourt } = sampleBrands

async function brandedBench(brand: object) {
  const bench = await openBench()
  expect((await bench.post('brand', { account: 1, brand })).status).toBe(200)
  return bench
}

test('the guest’s page has the account’s brand, also for a revoked key, until the brand is deleted', async () => {
  const bench = await brandedBench(oakline)
  const { id, token } = await bench.invite('Lone Star')
  const said = { Name: 'Oakline Residences', Accent: '#2f6b3a', Logo: oakline.logo }
  expect((await bench.client.showQRCode({ d: token })).Brand).toEqual(said)
  await bench.sandbox.store.updateTable('invites').set({ revoked_at: 1 }).where('id', '=', id).execute()
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ Status: 'Revoked', Brand: said })
  expect(await bench.client.showQRCode({ d: 'nobody' })).not.toHaveProperty('Brand')
  await bench.post('brand', { account: 1, brand: null })
  expect(await bench.client.showQRCode({ d: token })).not.toHaveProperty('Brand')
})

test('emails of the account have the brand’s name as sender and signature', async () => {
  const bench = await brandedBench(oakline)
  await bench.client.forgotPassword({ username: 'dana.whitfield@whisperingpines.example' })
  const [mail] = await bench.outbox()
  expect(mail).toMatchObject({ sender: 'Oakline Residences', text: expect.stringMatching(/\n\nOakline Residences$/) as string })
  await bench.post('brand', { account: 1, brand: null })
  await bench.client.forgotPassword({ username: 'dana.whitfield@whisperingpines.example' })
  expect((await bench.outbox())[0]).toMatchObject({ sender: '', text: expect.not.stringContaining('Oakline') as string })
})

test.each([
  [oakline, { foregroundColor: 'rgb(255, 255, 255)', backgroundColor: 'rgb(47, 107, 58)' }, '#2f6b3a'],
  // Yellow text would be unreadable on white, so the color is darkened.
  [sunnyCourt, { foregroundColor: expect.stringMatching(/^rgb\((?:0, 0, 0|255, 255, 255)\)$/) as string, backgroundColor: expect.not.stringMatching(/^rgb\(255, 212, 0\)$/) as string }, expect.not.stringMatching('#ffd400') as string],
])('passes show the brand $name in readable colors', async (brand, colors, google) => {
  const bench = await brandedBench(brand)
  const { blob } = await bench.client.getPKPass({ inviteId: await bench.proof('Lone Star') })
  const pass = JSON.parse(new TextDecoder().decode(unzipSync(new Uint8Array(await blob.arrayBuffer()))['pass.json'])) as object
  expect(pass).toMatchObject({ organizationName: brand.name, logoText: brand.name, ...colors })
  const { Result } = await bench.client.getGoolgleJWT({ inviteId: await bench.proof('Lone Star') })
  const { payload } = decodeJwt<{ payload: { genericObjects: object[] } }>(Result.split('/').at(-1) ?? '')
  expect(payload.genericObjects[0]).toMatchObject({ hexBackgroundColor: google, cardTitle: { defaultValue: { value: brand.name } } })
})

test.each([
  { account: 1, brand: { ...oakline, accent: 'red' } },
  { account: 1, brand: { ...oakline, logo: 'https://tracker.example/logo.png' } },
  { account: 1, brand: { ...oakline, logo: 'data:text/html,x' } },
  { account: 99_999, brand: oakline },
])('the invalid brand %j is refused', async (request) => {
  const bench = await openBench()
  expect((await bench.post('brand', request)).status).toBeGreaterThanOrEqual(400)
})
