import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

/** An image of one gray pixel. */
const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='
const robertName = 'robert.k@gatewell.example'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  return { bench, client: bench.client }
}

test('an administrator sets the account’s brand, changes parts of it and deletes it; guests see it', async () => {
  const { bench, client } = await open()
  const { token } = await bench.invite('Lone Star')
  expect((await client.getAccountBrand()).Brand).toMatchObject({ AccountName: 'Whispering Pines Residential', IsSet: false, Name: '', Accent: '', Logo: null, Version: 0 })
  const { Brand } = await client.saveAccountBrand({ Name: ' Whispering Pines ', Accent: '#2F6B3A', Logo: pixel, Version: 0 })
  expect(Brand).toMatchObject({ IsSet: true, Name: 'Whispering Pines', Accent: '#2f6b3a', Logo: pixel, Version: 1, UpdatedBy: 'Dana Whitfield' })
  expect((await client.showQRCode({ d: token })).Brand).toEqual({ Name: 'Whispering Pines', Accent: '#2f6b3a', Logo: pixel })
  expect((await client.saveAccountBrand({ Accent: '#a13d2d', Version: 1 })).Brand).toMatchObject({ Name: 'Whispering Pines', Accent: '#a13d2d', Logo: pixel, Version: 2 })
  expect((await client.saveAccountBrand({ Logo: null, Version: 2 })).Brand).toMatchObject({ Accent: '#a13d2d', Logo: null })
  expect((await client.deleteAccountBrand({ Version: 3 })).Brand).toMatchObject({ IsSet: false, Name: '', Version: 4 })
  expect(await client.showQRCode({ d: token })).not.toHaveProperty('Brand')
  await expect(client.deleteAccountBrand({})).rejects.toMatchObject({ status: 404 })
})

test('a save based on an older brand gets the current one, even after the brand was deleted and set again', async () => {
  const { client } = await open()
  await client.saveAccountBrand({ Name: 'Pines', Accent: '#2f6b3a', Version: 0 })
  await expect(client.saveAccountBrand({ Name: 'Oaks', Accent: '#a13d2d', Version: 0 })).rejects.toMatchObject({ status: 409, code: 'CONFLICT', body: { current: { Name: 'Pines', Version: 1 } } })
  await client.deleteAccountBrand({ Version: 1 })
  await client.saveAccountBrand({ Name: 'Pines again', Accent: '#2f6b3a', Version: 2 })
  await expect(client.saveAccountBrand({ Name: 'Oaks', Version: 1 })).rejects.toMatchObject({ status: 409 })
  await expect(client.deleteAccountBrand({ Version: 1 })).rejects.toMatchObject({ status: 409, body: { current: { Name: 'Pines again' } } })
})

test('a first brand needs a name and a color; a new logo must be a small PNG', async () => {
  const { bench, client } = await open()
  await expect(client.saveAccountBrand({ Accent: '#2f6b3a' })).rejects.toMatchObject({ status: 400, field: 'Name' })
  await expect(client.saveAccountBrand({ Name: 'Pines' })).rejects.toMatchObject({ status: 400, field: 'Accent' })
  await bench.post('brand', { account: 1, brand: { name: 'Pines', accent: '#2f6b3a', logo: '/pines.svg' } })
  expect((await client.saveAccountBrand({ Name: 'Oaks' })).Brand).toMatchObject({ Name: 'Oaks', Logo: '/pines.svg' })
  const session = await bench.signIn()
  for (const Logo of ['/pines.svg', 'https://tracker.example/logo.png', 'data:image/svg+xml,<svg/>', pixel.replace('AAAAEAAAAB', 'AAEAAAAAAB')]) {
    expect(await bench.send(await bench.seal('saveAccountBrand', { Logo }, session)), Logo).toMatchObject({ status: 400, body: { code: 'VALIDATION', field: 'Logo' } })
  }
  for (const Accent of ['red', '#fff', '#2f6b3a;}']) {
    expect(await bench.send(await bench.seal('saveAccountBrand', { Accent }, session)), Accent).toMatchObject({ status: 400, body: { field: 'Accent' } })
  }
})

test('operators brand only the account they work in; users who are not administrators are refused', async () => {
  const { bench, client } = await open()
  const operator = await bench.signIn(robertName)
  await bench.as({ ...operator, accountId: 2 }, () => client.saveAccountBrand({ Name: 'Oakline House', Accent: '#2f6b3a' }))
  expect(await bench.as({ ...operator, accountId: 2 }, () => client.getAccountBrand())).toMatchObject({ Brand: { AccountID: 2, Name: 'Oakline House', UpdatedBy: 'Robert Kowalczyk' } })
  await bench.signIn()
  expect((await client.getAccountBrand()).Brand).toMatchObject({ AccountID: 1, IsSet: false })
  await bench.signIn('billing@whisperingpines.example')
  await expect(client.getAccountBrand()).rejects.toMatchObject({ status: 403 })
  await expect(client.saveAccountBrand({ Name: 'Mine', Accent: '#2f6b3a' })).rejects.toMatchObject({ status: 403 })
})

test('activity records who changed the brand and how, without the picture', async () => {
  const { client } = await open()
  await client.saveAccountBrand({ Name: 'Pines', Accent: '#2f6b3a' })
  await client.saveAccountBrand({ Accent: '#a13d2d', Logo: pixel })
  await client.saveAccountBrand({ Logo: null })
  await client.deleteAccountBrand({})
  const { Lines } = await client.getLog({ Subject: 'brand', SubjectID: '1' })
  const changes = Lines.flatMap((line) => (line.Kind === 'change' ? [{ Action: line.Action, By: line.By?.Name, Fields: line.Rows.flatMap(({ Fields }) => Fields) }] : []))
  expect(changes).toMatchObject([
    { Action: 'removed', By: 'Dana Whitfield' },
    { Action: 'changed', Fields: [{ Field: 'logo', From: 'picture', To: null }] },
    { Action: 'changed', Fields: [{ Field: 'color', From: '#2f6b3a', To: '#a13d2d' }, { Field: 'logo', From: null, To: 'picture' }] },
    { Action: 'created', Fields: [{ Field: 'name', From: null, To: 'Pines' }, { Field: 'color', From: null, To: '#2f6b3a' }] },
  ])
  expect(JSON.stringify(Lines)).not.toContain('base64')
})
