import { describe, expect, test } from 'vitest'
import type { ApiClient } from '@portal/api-client'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, decodeQr, hour, openBench, saturday, tokenOf } from '../testing.fixture.ts'

type InviteInput = Parameters<ApiClient['createQRInvite']>[0]

const movers: InviteInput = {
  InviteType: 'Temporary', InviteName: 'Movers', Description: 'Unit 1407', Ports: ['service-gate', 'main-entry'],
  EndDate: new Date(saturday + 5 * hour).toISOString(), AccessCount: 2, Recipient: 'crew@movers.example',
}

async function openSignedIn(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

test('a temporary key is emailed, shown to its guest, opens its doors and counts down', async () => {
  const bench = await openSignedIn()
  const { ID, Link, Pin, IsMailed } = await bench.client.createQRInvite(movers)
  expect([Pin, IsMailed]).toEqual([null, true])
  expect((await bench.outbox())[0]).toMatchObject({ to: 'crew@movers.example', subject: 'Your key: Movers', link: Link })
  const guest = await bench.client.showQRCode({ d: tokenOf(Link) })
  expect(guest).toMatchObject({ Status: 'Valid', InviteName: 'Movers', SentBy: 'Dana Whitfield', Properties: ['Service Gate, Fannin St.', 'Main Gate, Entry'], AccessCount: 2 })
  const code = decodeQr(guest.Result)
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'open', message: 'Main Gate, Entry is open. 1 use left.' })
  expect(await bench.scan('clubhouse', code)).toMatchObject({ reason: 'wrongReader' })
  const invite = await bench.client.getInvite({ ID })
  expect(invite).toMatchObject({ Status: 'Valid', AccessCount: 2, UsesLeft: 1, Recipient: 'crew@movers.example', LastUsedAt: new Date(saturday).toISOString() })
  expect(invite.Events).toMatchObject([{ PortName: 'Clubhouse Front Door', Reason: 'wrongReader' }, { PortName: 'Main Gate, Entry', Reason: 'opened' }])
})

test('invites that end within some days are those that can still open doors, the earliest end first, page by page', async () => {
  const bench = await openSignedIn()
  const ending = (InviteName: string, inHours: number | null, more: Partial<InviteInput> = {}) =>
    bench.client.createQRInvite({ ...movers, InviteName, EndDate: inHours === null ? null : new Date(saturday + inHours * hour).toISOString(), Recipient: '', ...more })
  await ending('Crew in a week', 7 * 24)
  await ending('Crew after a week', 7 * 24 + 0.001)
  await ending('Crew tomorrow', 30)
  await ending('Crew without end', null, { InviteType: 'Recurring', AccessCount: null })
  await ending('Crew from tomorrow', 40, { StartDate: new Date(saturday + 20 * hour).toISOString() })
  await bench.client.revokeInvite({ ID: (await ending('Crew revoked', 30)).ID })
  const used = await ending('Crew used up', 30)
  await bench.sandbox.store.updateTable('invites').set({ uses_left: 0 }).where('id', '=', used.ID).execute()
  const asked = { EndsWithinDays: 7, searchText: 'Crew' }
  const all = await bench.client.getInvites(asked)
  expect(all.Invites.map(({ InviteName }) => InviteName)).toEqual(['Crew tomorrow', 'Crew from tomorrow', 'Crew in a week'])
  expect(all).toMatchObject({ TotalCount: 3, StatusCounts: { Valid: 2, NotYetValid: 1, Expired: 0, Revoked: 0, UsedUp: 0 } })
  expect((await bench.client.getInvites({ ...asked, page: 2, count: 2 })).Invites).toMatchObject([{ InviteName: 'Crew in a week' }])
  expect((await bench.client.getInvites({ ...asked, Status: 'NotYetValid' })).Invites).toMatchObject([{ InviteName: 'Crew from tomorrow' }])
  const whole = await bench.client.getInvites({ EndsWithinDays: 7 })
  expect(whole.TotalCount).toBe(whole.Invites.length)
})

test('a recurring key keeps its weekly hours, including overnight ones', async () => {
  const bench = await openSignedIn()
  const Windows: InviteInput['Windows'] = [{ Days: [5, 6], Start: 1320, End: 360 }, { Days: [1, 2], Start: 540, End: 720 }]
  const { ID, Link } = await bench.client.createQRInvite({ ...movers, InviteType: 'Recurring', Windows, EndDate: null, AccessCount: null })
  expect((await bench.client.getInvite({ ID })).Windows).toEqual([Windows[1], Windows[0]])
  const { Result, WeeklyDescriptions } = await bench.client.showQRCode({ d: tokenOf(Link), id: ID })
  expect(WeeklyDescriptions).toEqual([
    { Week: 'Monday and Tuesday', RestrictionInfo: '9:00 AM to 12:00 PM' },
    { Week: 'Friday and Saturday', RestrictionInfo: '10:00 PM to 6:00 AM the next day' },
  ])
  const code = decodeQr(Result)
  expect(await bench.scan('main-entry', code)).toMatchObject({ reason: 'outsideHours', message: 'Outside the hours of this key. Opens Sat, Nov 21, 10:00 PM.' })
  // The clock shows Sunday, 5:59 AM, which still belongs to the hours of Saturday night.
  bench.time.now = Date.parse('2026-11-22T11:59:00Z')
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'open' })
})

test('a revoked key tells its guest, and opens nothing', async () => {
  const bench = await openSignedIn()
  const code = await bench.code('Lone Star')
  const { id, token } = await bench.invite('Lone Star')
  await bench.client.revokeInvite({ ID: id })
  await bench.client.revokeInvite({ ID: id })
  expect(await bench.scan('service-gate', code)).toMatchObject({ reason: 'revoked' })
  expect(await bench.client.showQRCode({ d: token })).toMatchObject({ Status: 'Revoked' })
  await expect(bench.client.resendInvite({ ID: id })).rejects.toMatchObject({ status: 409, code: 'INVITE_ENDED' })
})

test('sending a key again makes a new link and ends the old one', async () => {
  const bench = await openSignedIn()
  const { ID, Link } = await bench.client.createQRInvite(movers)
  const again = await bench.client.resendInvite({ ID, Recipient: 'other@movers.example' })
  expect(again.Link).not.toBe(Link)
  expect((await bench.outbox())[0]).toMatchObject({ to: 'other@movers.example', link: again.Link })
  expect(await bench.client.showQRCode({ d: tokenOf(Link) })).toMatchObject({ Status: 'Invalid' })
  expect(await bench.client.showQRCode({ d: tokenOf(again.Link) })).toMatchObject({ Status: 'Valid' })
})

test('a phone number gets a text with property, doors, end, link and contact; an impossible number is refused', async () => {
  const bench = await openSignedIn()
  const { Link, IsMailed, message, ID } = await bench.client.createQRInvite({ ...movers, Recipient: ' 713.555.0134 ' })
  expect([IsMailed, message]).toEqual([true, 'Sent to (713) 555-0134.'])
  const [text] = await bench.outbox()
  expect(text).toMatchObject({ to: '(713) 555-0134', subject: 'Text message', link: Link })
  expect(text?.text).toMatch(/^Dana Whitfield sent you a key for Whispering Pines.+\. Opens Service Gate, Fannin St\. and Main Gate, Entry, today until .+, 2 times\.\nhttps?:\S+\nQuestions\? Ask Dana Whitfield, \S+@\S+\.$/)
  expect((await bench.client.getInvite({ ID })).Recipient).toBe('(713) 555-0134')
  const { Pin } = await bench.client.createPinInvite({ ...movers, Recipient: '+17135550134', Language: 'es' })
  expect((await bench.outbox())[0]?.text).toMatch(new RegExp(`^Dana Whitfield le envió un PIN para .+ Abre .+ 2 veces\\.\\n${Pin}\\n¿Preguntas`))
  await expect(bench.client.createQRInvite({ ...movers, Recipient: '(000) 555-0134' })).rejects.toMatchObject({ status: 400, body: { field: 'Recipient' } })
})

test('the email has property, address, doors, start, end and contact, in the language that the sender chose', async () => {
  const bench = await openSignedIn()
  const hours = [{ Days: [1, 2], Start: 540, End: 1020 }]
  const mailOf = async (Language?: 'en' | 'es') => {
    await bench.client.createQRInvite({ ...movers, InviteType: 'Recurring', AccessCount: null, Windows: hours as never, Language })
    return (await bench.outbox())[0]?.text ?? ''
  }
  const { PropertyName } = (await bench.client.getInvites({})).Invites[0] ?? {}
  const english = await mailOf()
  expect(english).toContain(`Dana Whitfield sent you a key for ${PropertyName}: Movers.`)
  expect(english).toMatch(/^Where: .+, .+, .*TX.*$/m)
  expect(english).toMatch(/^Opens: .*Gate/m)
  expect(english).toMatch(/^Hours: Mon.*Tue.*9:00 AM.*5:00 PM$/m)
  expect(english).toMatch(/^Ends: /m)
  expect(english).toContain('Questions? Ask Dana Whitfield, dana.whitfield@whisperingpines.example.')
  const spanish = await mailOf('es')
  expect(spanish).toContain(`Dana Whitfield le envió una llave para ${PropertyName}: Movers.`)
  expect(spanish).toMatch(/^Dónde: [^]*^Abre: [^]*^Horario: .+[^]*^Termina: [^]*Abra su llave cuando llegue:[^]*¿Preguntas\? Consulte a Dana Whitfield/m)
})

test('a PIN is emailed without a link, opens at a keypad, and is unique in the account', async () => {
  const bench = await openSignedIn()
  const { ID, Link, Pin } = await bench.client.createPinInvite(movers)
  expect(Link).toBeNull()
  expect(Pin).toMatch(/^\d{6}$/)
  expect((await bench.outbox())[0]).toMatchObject({ subject: 'Your PIN: Movers', link: null, text: expect.stringContaining(Pin ?? '-') as string })
  expect(await bench.scan('main-entry', Pin ?? '')).toMatchObject({ outcome: 'open', who: 'Movers' })
  expect(await bench.client.getInvite({ ID })).toMatchObject({ Kind: 'PIN', Pin, UsesLeft: 1 })
  expect(JSON.stringify(await bench.sandbox.store.selectFrom('invites').selectAll().execute())).not.toContain(`"${Pin}"`)
  await expect(bench.client.createPinInvite({ ...movers, Pin: Pin ?? '' })).rejects.toMatchObject({ status: 409, code: 'TAKEN' })
  await expect(bench.client.createPinInvite({ ...movers, Pin: '88213' })).rejects.toMatchObject({ code: 'TAKEN', message: expect.stringContaining('Marcus Tran') as string })
  const again = await bench.client.resendInvite({ ID })
  expect(again.Pin).not.toBe(Pin)
  expect(await bench.scan('main-entry', Pin ?? '')).toMatchObject({ reason: 'unknownCode' })
})

test('invites are listed by state, kind and text, newest first', async () => {
  const bench = await openSignedIn()
  const all = await bench.client.getInvites({})
  expect(all.TotalCount).toBe(9)
  expect(all.StatusCounts).toEqual({ Valid: 4, NotYetValid: 1, Expired: 2, Revoked: 1, UsedUp: 1 })
  await bench.client.createPinInvite(movers)
  expect((await bench.client.getInvites({})).Invites[0]).toMatchObject({ InviteName: 'Movers' })
  expect((await bench.client.getInvites({ Kind: 'PIN' })).Invites).toHaveLength(1)
  expect((await bench.client.getInvites({ Status: 'Revoked' })).Invites.map(({ InviteName }) => InviteName)).toEqual(['Sunrise Painting'])
  expect((await bench.client.getInvites({ searchText: 'brightwater' })).Invites).toMatchObject([{ InviteType: 'Recurring', Windows: [{ Start: 0, End: 1440 }] }])
  expect((await bench.client.getInvites({ page: 2, count: 4 })).Invites).toHaveLength(4)
  const own = await bench.client.getInvites({ SentByUserID: await userId(bench, danaName) })
  expect(new Set(own.Invites.map(({ SentBy }) => SentBy))).toEqual(new Set(['Dana Whitfield']))
  expect(own.Invites[0]).toMatchObject({ InviteName: 'Movers' })
})

test.each<[string, Partial<InviteInput>, number, string]>([
  ['an end in the past', { EndDate: '2026-11-20T00:00:00Z' }, 400, 'EndDate'],
  ['an end before the start', { StartDate: '2026-12-02T00:00:00Z', EndDate: '2026-12-01T00:00:00Z' }, 400, 'EndDate'],
  ['weekly hours without any hours', { Windows: [] }, 400, 'Windows'],
  ['an invalid recipient', { Recipient: 'movers' }, 400, 'Recipient'],
  ['an unknown door', { Ports: ['nowhere'] }, 404, 'PortID'],
])('%s is refused', async (_name, wrong, status, field) => {
  const bench = await openSignedIn()
  await expect(bench.client.createQRInvite({ ...movers, ...wrong })).rejects.toMatchObject({ status, field })
})

test('another account’s invites are not found, and users without the right cannot invite', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.createQRInvite(movers)
  await bench.signIn('home@oakline.example')
  for (const call of [() => bench.client.getInvite({ ID }), () => bench.client.revokeInvite({ ID }), () => bench.client.resendInvite({ ID })]) {
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect((await bench.client.getInvites({})).TotalCount).toBe(0)
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.createQRInvite(movers)).rejects.toMatchObject({ status: 403 })
})

test('a repeated request with the same idempotency key creates one invite', async () => {
  const bench = await openSignedIn()
  const options = { idempotencyKey: crypto.randomUUID() }
  const [one, two] = [await bench.client.createQRInvite(movers, options), await bench.client.createQRInvite(movers, options)]
  expect(two.ID).toBe(one.ID)
  expect((await bench.client.getInvites({})).TotalCount).toBe(10)
})

describe('a changed invite', () => {
  const changed = { InviteName: 'Piano movers', Ports: ['clubhouse'], EndDate: new Date(saturday + 9 * hour).toISOString(), AccessCount: 3 }

  test('a changed invite keeps its link and code; the guest’s page and the gate follow its new doors, time, name and uses at once', async () => {
    const bench = await openSignedIn()
    const { ID, Link } = await bench.client.createQRInvite(movers)
    const code = decodeQr((await bench.client.showQRCode({ d: tokenOf(Link) })).Result)
    await bench.scan('main-entry', code)
    const { Version, IsMailed } = await bench.client.updateInvite({ ID, Version: 1, ...changed, Description: 'Ring twice' })
    expect([Version, IsMailed]).toEqual([2, false])
    const guest = await bench.client.showQRCode({ d: tokenOf(Link) })
    expect(guest).toMatchObject({ InviteName: 'Piano movers', Properties: ['Clubhouse Front Door'], Description: 'Ring twice', EndDate: changed.EndDate, AccessCount: 2 })
    expect(await bench.scan('main-entry', code)).toMatchObject({ reason: 'wrongReader' })
    expect(await bench.scan('clubhouse', code)).toMatchObject({ outcome: 'open' })
    expect(await bench.client.getInvite({ ID })).toMatchObject({ UsesLeft: 1, AccessCount: 3, Version: 2, UpdatedBy: 'Dana Whitfield' })
  })

  test('a changed invite is emailed only on request, with nothing but the changes', async () => {
    const bench = await openSignedIn()
    const { ID } = await bench.client.createQRInvite(movers)
    const changeWithMail = { ID, ...changed, InviteName: 'Movers', Description: 'Unit 1407', IsGuestTold: true }
    const { IsMailed } = await bench.client.updateInvite(changeWithMail)
    expect(IsMailed).toBe(true)
    const [mail] = await bench.outbox()
    expect(mail).toMatchObject({ to: 'crew@movers.example', subject: 'Changed: Movers' })
    expect(mail?.text).toContain('Opens: Clubhouse Front Door')
    expect(mail?.text).toContain('Uses: 3')
    expect(mail?.text).toMatch(/Ends: .*7:00 PM/)
    expect(mail?.text).not.toMatch(/Name:|Note:|Hours:|Starts:/)
    expect((await bench.client.updateInvite(changeWithMail)).IsMailed).toBe(false)
    await bench.client.updateInvite({ ...changeWithMail, StartDate: new Date(saturday + hour).toISOString() })
    await bench.client.updateInvite(changeWithMail)
    expect((await bench.outbox())[0]?.text).toContain('Starts: now')
  })

  test('a change of an invite is refused if it is based on an older version or the invite is revoked', async () => {
    const bench = await openSignedIn()
    const { ID } = await bench.client.createQRInvite(movers)
    await bench.client.updateInvite({ ID, Version: 1, ...changed })
    await expect(bench.client.updateInvite({ ID, Version: 1, ...changed })).rejects.toMatchObject({
      status: 409, code: 'CONFLICT', body: { current: { InviteName: 'Piano movers', Version: 2 } },
    })
    await bench.client.revokeInvite({ ID })
    await expect(bench.client.updateInvite({ ID, ...changed })).rejects.toMatchObject({ status: 409, code: 'INVITE_ENDED' })
  })

  test('an ended invite opens again when its end is moved to the future', async () => {
    const bench = await openSignedIn()
    const { ID, Link } = await bench.client.createQRInvite(movers)
    bench.time.now += 6 * hour
    await bench.signIn()
    expect(await bench.client.showQRCode({ d: tokenOf(Link) })).toMatchObject({ Status: 'Expired' })
    await bench.client.updateInvite({ ID, ...changed })
    expect(await bench.client.showQRCode({ d: tokenOf(Link) })).toMatchObject({ Status: 'Valid' })
  })

  test.each([
    ['unknown doors', { Ports: ['moon-gate'] }, { status: 404 }],
    ['an end before the start', { StartDate: new Date(saturday + 10 * hour).toISOString() }, { status: 400, field: 'EndDate' }],
    ['hours without a day', { Windows: [{ Days: [], Start: 0, End: 60 }] }, { status: 400, field: 'Windows' }],
    ['fewer uses than already used', { AccessCount: 1 }, { status: 400, field: 'AccessCount' }],
  ])('is refused: %s', async (_name, wrong, refusal) => {
    const bench = await openSignedIn()
    const { ID, Link } = await bench.client.createQRInvite(movers)
    await bench.scan('main-entry', decodeQr((await bench.client.showQRCode({ d: tokenOf(Link) })).Result))
    await expect(bench.client.updateInvite({ ID, ...changed, ...wrong })).rejects.toMatchObject(refusal)
  })

  test('an invite keeps its PIN at new doors only if no other code there has that PIN', async () => {
    const bench = await openSignedIn()
    const { ID } = await bench.client.createPinInvite({ ...movers, Pin: '640155' })
    await bench.client.updateInvite({ ID, ...changed })
    expect(await bench.scan('clubhouse', '640155')).toMatchObject({ outcome: 'open' })
    await expect(bench.client.createPinInvite({ ...movers, Pin: '640155' })).rejects.toMatchObject({ status: 409, code: 'TAKEN' })
    // Two invites could have the same PIN at doors of different locations before a code had to be unique in the account.
    const other = await bench.client.createPinInvite({ ...movers, Pin: '640156' })
    const { pin_hash, sealed_pin } = await bench.sandbox.store.selectFrom('invites').selectAll().where('id', '=', ID).executeTakeFirstOrThrow()
    await bench.sandbox.store.updateTable('invites').set({ pin_hash, sealed_pin }).where('id', '=', other.ID).execute()
    await expect(bench.client.updateInvite({ ID: other.ID, ...changed })).rejects.toMatchObject({ status: 409, code: 'TAKEN' })
  })
})

test('emails of invites are limited for each sender and each recipient; invites without email are not limited', async () => {
  const bench = await openBench({ limits: { inviteMails: 3, inviteMailsToOne: 2 } })
  let session = await bench.signIn()
  // The test encrypts the request itself, because the client would wait and try again.
  const statusOf = async (name: 'createQRInvite' | 'resendInvite', payload: object) => (await bench.send(await bench.seal(name, payload, session))).status
  const invite = (Recipient: string) => statusOf('createQRInvite', { ...movers, Recipient })
  expect(await invite('movers')).toBe(400)
  const { ID } = await bench.client.createQRInvite({ ...movers, Recipient: 'one@guests.example' })
  expect(await statusOf('resendInvite', { ID })).toBe(200)
  expect(await invite('ONE@guests.example')).toBe(429)
  expect(await statusOf('resendInvite', { ID })).toBe(429)
  expect(await invite('two@guests.example')).toBe(200)
  expect(await invite('three@guests.example')).toBe(429)
  expect(await invite('')).toBe(200)
  bench.time.now += hour
  session = await bench.signIn()
  expect(await invite('one@guests.example')).toBe(200)
})

test('a refused invite does not count as an email', async () => {
  const bench = await openBench({ limits: { inviteMails: 1 } })
  await bench.signIn()
  await expect(bench.client.createQRInvite({ ...movers, Ports: ['nowhere'] })).rejects.toMatchObject({ status: 404 })
  expect(await bench.client.createQRInvite(movers)).toMatchObject({ IsMailed: true })
})

test('answers kept for repeated requests contain no link or PIN', async () => {
  const bench = await openSignedIn()
  const { Link } = await bench.client.createQRInvite(movers)
  const { Pin } = await bench.client.createPinInvite({ ...movers, Pin: '748392' })
  const kept = JSON.stringify(await bench.sandbox.store.selectFrom('idempotency').selectAll().where('endpoint', 'like', 'create%').execute())
  expect(kept).toContain('createPinInvite')
  for (const secret of [tokenOf(Link), Pin ?? '', 'Invitation', 'crew@movers.example']) expect(kept).not.toContain(secret)
})
