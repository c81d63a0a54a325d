import { expect, it, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const inSpanish = { 'Accept-Language': 'es-US,es;q=0.9,en;q=0.8' }

async function spanishBench() {
  const bench = await openBench()
  const session = await bench.signIn()
  const ask = async (name: Parameters<typeof bench.seal>[0], payload: unknown, headers: Record<string, string> = inSpanish) => {
    const request = await bench.seal(name, payload, session)
    for (const [header, value] of Object.entries(headers)) request.headers.set(header, value)
    return (await bench.send(request)).body
  }
  return { bench, session, ask }
}

it('refusals are in the request’s language: fields, records, doors, values and checks of the contract', async () => {
  const { bench, ask } = await spanishBench()
  expect(await ask('getUserDetail', { ID: 999_999 })).toMatchObject({ code: 'NOT_FOUND', message: 'Ese usuario no existe.' })
  expect(await ask('openDoor', { PortID: 'clubhouse' })).toMatchObject({ message: expect.stringMatching(/^La orden se envió a |: hecho\.$/) as string })
  expect(await ask('holdDoorOpen', { PortID: 'clubhouse', Until: '2026-11-01T00:00:00Z' })).toMatchObject({ message: 'Elija una hora que todavía no haya pasado.' })
  expect(await ask('holdDoorOpen', { PortID: 'clubhouse', Until: '2026-11-31T00:00:00Z' })).toMatchObject({ message: expect.stringMatching(/^Escriba un instante/) as string })
  expect(await ask('holdDoorOpen', { PortID: 'clubhouse', Until: '2026-11-30T00:00:00Z', Note: 'x'.repeat(121) })).toMatchObject({ message: 'Escriba 120 caracteres como máximo.' })
  const [group] = (await bench.client.getUserGroups({})).UserGroups
  expect(await ask('isGroupNameUnique', { Value: group?.Name ?? '' })).toMatchObject({ IsUnique: false, message: 'Otro grupo tiene este nombre.' })
  expect(await ask('getUserDetail', { ID: 'x' })).toMatchObject({ code: 'VALIDATION', message: 'El campo ID falta o no es válido.' })
})

it('English is the answer for requests without a supported language', async () => {
  const { ask } = await spanishBench()
  const none: Record<string, string> = {}
  for (const headers of [{ 'Accept-Language': 'en' }, { 'Accept-Language': '*' }, none]) expect(await ask('getUserDetail', { ID: 999_999 }, headers)).toMatchObject({ message: 'There is no such user.' })
})

test('a request without a language gets the user’s language; the screen’s language comes first', async () => {
  const { bench, ask } = await spanishBench()
  await bench.sandbox.store.updateTable('users').set({ language: 'es' }).where('username', '=', 'dana.whitfield@whisperingpines.example').execute()
  expect(await ask('getUserDetail', { ID: 999_999 }, {})).toMatchObject({ message: 'Ese usuario no existe.' })
  expect(await ask('getUserDetail', { ID: 999_999 }, { 'Accept-Language': 'en-US' })).toMatchObject({ message: 'There is no such user.' })
})

it('sign-in and a guest’s page are in the language of the browser', async () => {
  const { bench } = await spanishBench()
  const send = async (name: Parameters<typeof bench.seal>[0], payload: unknown) => {
    const request = await bench.seal(name, payload)
    request.headers.set('Accept-Language', 'es')
    return (await bench.send(request)).body
  }
  expect(await send('login', { username: 'nobody@example.com', password: 'wrongone1' })).toMatchObject({ message: 'El usuario o la contraseña no son correctos.' })
  expect(await send('showQRCode', { d: 'no-such-link' })).toMatchObject({ Result: 'Este enlace no es válido. Compruebe que abrió el enlace completo, o pregunte a quien lo envió.' })
  const { invites } = await bench.sandbox.seeds()
  const expired = invites.find(({ state }) => state === 'expired')
  expect(await send('showQRCode', { d: expired?.token ?? '' })).toMatchObject({ Status: 'Expired', Result: expect.stringMatching(/^Esta llave terminó el .+\. Pida una nueva a .+\.$/) as string })
})

it('import results are in the language of the request', async () => {
  const { bench, ask } = await spanishBench()
  const { ImportID } = await bench.client.createImport({ Kind: 'users', PropertyID: 1, FileName: 'movers.csv', Rows: 1 })
  await bench.client.addImportRows({ ImportID, Rows: [{ Row: 2, Choice: 'merge', Person: { Name: 'Lucía Prieto', UserGroup: 'Nowhere' } }] })
  expect(await ask('previewImport', { ImportID, After: 0 })).toMatchObject({ Rows: [{ Result: 'conflict', message: 'No hay ningún grupo Nowhere.' }] })
  await bench.client.changeImport({ ImportID, Action: 'start' })
  expect(await ask('getImportRows', { ImportID })).toMatchObject({ Rows: [{ Outcome: 'failed', message: 'No hay ningún grupo Nowhere.' }] })
  expect(await ask('getImportRows', { ImportID }, { 'Accept-Language': 'en' })).toMatchObject({ Rows: [{ message: 'There is no user group called Nowhere.' }] })
})
