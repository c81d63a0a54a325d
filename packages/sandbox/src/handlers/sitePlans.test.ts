import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

/** An image of one gray pixel. */
const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

async function open(world?: 'twoProperties') {
  const bench = await openBench(world && { world })
  await bench.signIn()
  return { bench, client: bench.client }
}

test('a plan is drawn, replaced and deleted; doors keep their places under a new picture', async () => {
  const { client } = await open()
  await client.deleteSitePlan({ PropertyID: 1 })
  expect((await client.getSitePlan()).Plan).toMatchObject({ PropertyID: 1, Picture: null, Places: [], Version: 2 })
  await expect(client.saveSitePlan({ PropertyID: 1, Places: [] })).rejects.toMatchObject({ status: 400, field: 'Picture' })
  expect(await client.saveSitePlan({ PropertyID: 1, Picture: pixel, Places: [{ PortID: 'main-entry', X: 2500, Y: 10_000 }, { PortID: 'main-exit', X: 0, Y: 0 }], Version: 2 })).toMatchObject({ Version: 3 })
  await client.saveSitePlan({ PropertyID: 1, Picture: pixel })
  expect((await client.getSitePlan()).Plan).toMatchObject({
    Picture: { Source: pixel, Width: 1, Height: 1 }, Places: [{ PortID: 'main-entry', X: 2500, Y: 10_000 }, { PortID: 'main-exit', X: 0, Y: 0 }], Version: 4, UpdatedBy: 'Dana Whitfield',
  })
  await client.saveSitePlan({ PropertyID: 1, Places: [{ PortID: 'main-exit', X: 7, Y: 8 }] })
  expect((await client.getSitePlan({ PropertyID: 1 })).Plan.Places).toEqual([{ PortID: 'main-exit', X: 7, Y: 8 }])
  await client.deleteSitePlan({ PropertyID: 1, Version: 5 })
  await expect(client.deleteSitePlan({ PropertyID: 1 })).rejects.toMatchObject({ status: 404 })
})

test('a save based on an older plan gets the current one', async () => {
  const { client } = await open()
  await client.saveSitePlan({ PropertyID: 1, Places: [], Version: 1 })
  await expect(client.saveSitePlan({ PropertyID: 1, Picture: pixel, Version: 1 })).rejects.toMatchObject({ status: 409, code: 'CONFLICT', body: { current: { Places: [], Version: 2 } } })
  await expect(client.deleteSitePlan({ PropertyID: 1, Version: 1 })).rejects.toMatchObject({ status: 409 })
})

test('the bytes decide whether a picture is a PNG or JPEG, and each place must be on the picture', async () => {
  const { bench } = await open()
  const session = await bench.signIn()
  for (const Picture of ['data:image/svg+xml;base64,PHN2Zy8+', 'https://tracker.example/plan.png', pixel.replace('image/png', 'image/jpeg'), pixel.replace('AAAAEAAAAB', 'AAEAAAAAAB')]) {
    expect(await bench.send(await bench.seal('saveSitePlan', { PropertyID: 1, Picture }, session)), Picture).toMatchObject({ status: 400, body: { code: 'VALIDATION', field: 'Picture' } })
  }
  for (const place of [{ X: -1, Y: 0 }, { X: 0, Y: 10_001 }, { X: 0.5, Y: 0 }]) {
    expect(await bench.send(await bench.seal('saveSitePlan', { PropertyID: 1, Places: [{ PortID: 'main-entry', ...place }] }, session))).toMatchObject({ status: 400 })
  }
})

test('a plan belongs to one property, and only its doors are placed on it', async () => {
  const { client } = await open('twoProperties')
  const place = { X: 1, Y: 1 }
  const [own] = (await client.getDashboard({ PropertyID: 2 })).Ports
  await client.saveSitePlan({ PropertyID: 2, Picture: pixel, Places: [{ PortID: String(own?.ID), ...place }] })
  expect((await client.getSitePlan({ PropertyID: 2 })).Plan).toMatchObject({ PropertyName: 'Cypress Court', Picture: { Width: 1 }, Places: [place] })
  expect((await client.getSitePlan()).Plan).toMatchObject({ PropertyID: 1, Picture: null })
  await expect(client.saveSitePlan({ PropertyID: 2, Places: [{ PortID: 'main-entry', ...place }] })).rejects.toMatchObject({ status: 404, field: 'Places' })
  await expect(client.getSitePlan({ PropertyID: 99 })).rejects.toMatchObject({ status: 404 })
})

test('users see only their doors on the plan; users who don’t look after controllers can’t change it', async () => {
  const { bench, client } = await open()
  const { store } = bench.sandbox
  await store.updateTable('users').set({ is_user_admin: 0 }).where('id', '=', 1).execute()
  const places = { has_all: 0, locations: '[101]' }
  await store.insertInto('user_places').values({ user_id: 1, modules: '[]', ...places }).onConflict((known) => known.column('user_id').doUpdateSet(places)).execute()
  expect((await client.getSitePlan()).Plan.Places.map(({ PortID }) => PortID)).toEqual(['main-entry'])
  await expect(client.saveSitePlan({ PropertyID: 1, Places: [] })).rejects.toMatchObject({ status: 403 })
  await bench.signIn('devices@whisperingpines.example')
  await client.saveSitePlan({ PropertyID: 1, Places: [] })
})

test('activity records who changed the picture and the doors on it, without the picture', async () => {
  const { client } = await open()
  await client.saveSitePlan({ PropertyID: 1, Picture: pixel, Places: [{ PortID: 'main-entry', X: 1, Y: 1 }] })
  await client.deleteSitePlan({ PropertyID: 1 })
  const { Lines } = await client.getLog({ Subject: 'property', SubjectID: '1' })
  const [deleted, changed] = Lines.flatMap((line) => (line.Kind === 'change' ? [line.Rows.flatMap(({ Fields }) => Fields)] : []))
  expect(deleted).toContainEqual(expect.objectContaining({ Field: 'sitePlan', From: 'picture', To: null }))
  expect(changed).toContainEqual(expect.objectContaining({ Field: 'doorOnPlan', From: 'Pool Gate', To: null }))
  expect(JSON.stringify(Lines)).not.toContain('base64')
})
