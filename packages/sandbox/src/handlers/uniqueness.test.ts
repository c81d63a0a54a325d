import { expect, test } from 'vitest'
import { resident, userId } from '../peopleCalls.fixture.ts'
import { danaName, openBench } from '../testing.fixture.ts'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  return { bench, client: bench.client }
}

const card = { WiegandFormat: 'H10301', FacilityCode: 118, CardNumber: 4417 } as const
const christopher = 'Christopher Featherstonehaugh-Okonkwo III'

test('§5 a user’s taken phone, email address or user name is reported, with its holder', async () => {
  const { client } = await open()
  for (const Value of ['+1 713-555-0162', '(713) 555-0162', '1.713.555.0162']) {
    expect(await client.isClientPhoneUnique({ Value })).toMatchObject({ IsUnique: false, TakenBy: christopher })
  }
  expect(await client.isClientPhoneUnique({ Value: '+44 713 555 0162' })).toMatchObject({ IsUnique: true })
  expect(await client.isClientEmailUnique({ Value: resident.email.toUpperCase() })).toMatchObject({ IsUnique: false, TakenBy: resident.name })
  expect(await client.isClientUsernameUnique({ Value: danaName })).toMatchObject({ IsUnique: false, message: 'Username already exists' })
})

test('§5 the record that is being edited may keep its own values', async () => {
  const { bench, client } = await open()
  const ExceptID = await userId(bench, resident.email)
  expect(await client.isClientEmailUnique({ Value: resident.email, ExceptID })).toMatchObject({ IsUnique: true })
  expect(await client.isDirectoryPinUnique({ Value: '1407', ExceptID })).toMatchObject({ IsUnique: true })
})

test('§5 a taken directory PIN comes with a free one of the same length', async () => {
  const { client } = await open()
  expect(await client.isDirectoryPinUnique({ Value: '0203' })).toMatchObject({ IsUnique: false, TakenBy: 'Deborah Castleberry', NextFree: expect.stringMatching(/^\d{4}$/) })
  expect(await client.isDirectoryPinUnique({ Value: '04171' })).toMatchObject({ NextFree: expect.stringMatching(/^\d{5}$/) })
})

test('§5 a gate code is unique in the account and at a location', async () => {
  const { client } = await open()
  expect(await client.isAccessCodeUnique({ AccessCodeTypeID: 1, Value: '88213' })).toMatchObject({ IsUnique: false, TakenBy: 'Marcus Tran', NextFree: expect.stringMatching(/^\d{5}$/) })
  const at = (PropertyLocationID: number) => client.isAccessCodeUniqueAtLocation({ PropertyLocationID, AccessCodeTypeID: 1, Value: '5522' })
  expect(await at(101)).toMatchObject({ IsUnique: false, TakenBy: 'Magnolia Landscaping' })
  expect(await at(104)).toMatchObject({ IsUnique: true, NextFree: null })
})

test('§5 a card is taken by format, facility code and number together', async () => {
  const { client } = await open()
  expect(await client.isWiegandCodeUnique(card)).toMatchObject({ Value: '118 · 4417', IsUnique: false, TakenBy: christopher })
  expect(await client.isWiegandCodeUnique({ ...card, FacilityCode: 119 })).toMatchObject({ IsUnique: true })
  expect(await client.isWiegandCodeUnique({ ...card, WiegandFormat: 'H10306' })).toMatchObject({ IsUnique: true })
  expect(await client.isWiegandCodeUnique({ ...card, FacilityCode: 60, CardNumber: 1020 })).toMatchObject({ IsUnique: false })
  const Card = { WiegandFormat: 'H10306', FacilityCode: 552, CardNumber: 913 } as const
  const at = (PropertyLocationID: number) => client.isAccessCodeUniqueAtLocation({ PropertyLocationID, AccessCodeTypeID: 4, Card })
  expect([(await at(101)).IsUnique, (await at(108)).IsUnique]).toEqual([false, true])
})

test('§5 phones that open, and phone codes, are unique', async () => {
  const { client } = await open()
  expect(await client.isAccessPhoneUnique({ Value: '+17135550129' })).toMatchObject({ IsUnique: false, TakenBy: 'Eleanor Fitzgerald' })
  expect(await client.isAccessPhoneCodeUnique({ Value: '507' })).toMatchObject({ IsUnique: false, NextFree: expect.stringMatching(/^\d{3}$/) })
  expect(await client.isAccessPhoneCodeUnique({ Value: '509' })).toMatchObject({ IsUnique: true })
})

test('§5 names of groups, templates and call groups are unique, and a free name is suggested', async () => {
  const { client } = await open()
  expect(await client.isGroupNameUnique({ Value: 'no access' })).toMatchObject({ IsUnique: false, NextFree: 'no access 2' })
  expect(await client.isGroupCodeUnique({ Value: 'ta' })).toMatchObject({ IsUnique: false, NextFree: 'ta 2' })
  expect(await client.isPresetTemplateNameUnique({ Value: 'Office hours' })).toMatchObject({ IsUnique: false, NextFree: 'Office hours 2' })
  const { NextFree } = await client.isCallGroupNameUnique({ Value: 'Leasing Desk' })
  expect(NextFree).toBe('Leasing Desk 2')
})

test('another account’s names are free here, and its users are not revealed', async () => {
  const { client } = await open()
  expect(await client.isClientEmailUnique({ Value: 'home@oakline.example' })).toMatchObject({ IsUnique: true })
  expect(await client.isClientUsernameUnique({ Value: 'home@oakline.example' })).toMatchObject({ IsUnique: false, TakenBy: '' })
  await expect(client.isGroupNameUnique({ Value: 'x', AccountID: 2 })).rejects.toMatchObject({ status: 404 })
  await expect(client.isAccessCodeUniqueAtLocation({ PropertyLocationID: 999, AccessCodeTypeID: 1, Value: '1' })).rejects.toMatchObject({ status: 404 })
})
