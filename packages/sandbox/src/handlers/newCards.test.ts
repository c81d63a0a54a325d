import { expect, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

async function openSignedIn(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

const isoNow = (bench: Bench) => new Date(bench.time.now).toISOString()

test('a card without a user is offered for five minutes after it was presented, with its door and numbers', async () => {
  const bench = await openSignedIn()
  expect(await bench.client.getCardSuggestion()).toEqual({ FacilityCode: 118, Presented: null })
  await bench.scan('main-entry', '118-4499')
  const offered = { WiegandFormat: 'H10301', FacilityCode: 118, CardNumber: 4499, PortName: 'Main Gate, Entry', At: isoNow(bench) }
  expect((await bench.client.getCardSuggestion()).Presented).toEqual(offered)
  bench.time.now += 5 * 60_000
  expect((await bench.client.getCardSuggestion()).Presented).toEqual(offered)
  bench.time.now += 1
  expect((await bench.client.getCardSuggestion()).Presented).toBeNull()
})

test('the bits of a reader and the printed numbers of an unknown card are offered in the same way; a known card, PIN or QR code is never offered', async () => {
  const bench = await openSignedIn()
  for (const other of ['118-4417', '9999', 'nobody has this']) await bench.scan('main-entry', other)
  expect((await bench.client.getCardSuggestion()).Presented).toBeNull()
  await bench.scan('main-exit', 'H10301:20:81')
  expect((await bench.client.getCardSuggestion()).Presented).toMatchObject({ FacilityCode: 20, CardNumber: 81, PortName: 'Main Gate, Exit' })
})

test('a presented card is no longer offered once a user has it, and its facility code starts the next card', async () => {
  const bench = await openSignedIn()
  await bench.scan('main-entry', 'H10301:20:81')
  await bench.client.saveUpdateAccessCodeUnique({
    userID: 5, AccessCodeTypeID: 11, Label: 'Key ring', Code: '', WiegandFormat: 'H10301', FacilityCodeMode: 1, FacilityCode: 20, CardNumber: 81,
    PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }],
  })
  expect(await bench.client.getCardSuggestion()).toEqual({ FacilityCode: 20, Presented: null })
})

test('the cards of another account are not offered', async () => {
  const bench = await openSignedIn()
  await bench.scan('main-entry', '118-4499')
  await bench.signIn('home@oakline.example')
  expect((await bench.client.getCardSuggestion()).Presented).toBeNull()
})
