import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isCardNumberRefused } from '../errors/index.ts'
import { connect, startServer, type TestServer } from './testServer.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.reset())
afterAll(async () => server.stop())

/** A card number made at run time, so that this file contains none: fifteen equal digits and their check digit. */
const number = `${'4'.repeat(15)}8`
const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ')

test.each<[string, unknown, string]>([
  ['a field', { note: `card ${grouped}` }, 'note'],
  ['a list inside', { users: [{ name: 'Dana' }, { phone: number }] }, 'users.1.phone'],
  ['a number', { id: Number(number) }, 'id'],
  ['a text alone', number, ''],
  ['a field’s name', { extra: { [number]: true } }, 'extra'],
])('a card number in %s is sent nowhere, and the error names the field without a digit of it', async (_name, payload, field) => {
  const error: unknown = await connect(server).client.write(payload).catch((reason: unknown) => reason)
  expect(isCardNumberRefused(error)).toBe(true)
  expect(error).toMatchObject({ name: 'CardNumberRefused', endpoint: 'write', field })
  const said = `${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? String(error.stack) : ''}`
  expect(said.replace(/\D/g, '')).not.toContain(number)
  expect(server.received).toEqual([])
})

test('a card number in a query is never sent', async () => {
  await expect(connect(server).client.read({ text: number })).rejects.toMatchObject({ name: 'CardNumberRefused', field: 'text' })
  expect(server.received).toEqual([])
})

test('a number that only looks like a card number is sent', async () => {
  const payload = {
    moment: 1_795_276_800_000, phone: '+1 (713) 555-0142', credential: '00101101000000001010001000', card: 34_359_738_367,
    id: '5f1c2a44-4242-4242-4242-424242424242', wrong: '4'.repeat(16), nothing: null,
  }
  await connect(server).client.write(payload)
  expect(server.received[0]?.payload).toEqual(payload)
})
