import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, day, decodeQr, hour, openBench, saturday, type Session, tokenOf } from '../testing.fixture.ts'

const keisha = 'k.broussard@mail.example'
const rules = { IsOn: true, AtOnce: 2, Hours: 24, Ports: null }
const guest = { InviteType: 'Temporary' as const, InviteName: 'Aunt May', Ports: ['main-entry'], EndDate: new Date(saturday + 5 * hour).toISOString() }

/** Signs in Keisha, a resident of unit 1102, and Dana, her administrator, who has turned invites by residents on. */
async function open(asked: Partial<typeof rules> = {}): Promise<{ bench: Bench; resident: Session; id: number; asResident: <Result>(run: () => Promise<Result>) => Promise<Result> }> {
  const bench = await openBench()
  await bench.signIn()
  const id = await userId(bench, keisha)
  await bench.client.setUserPassword({ ID: id, Password: 'sandbox2' })
  const resident = await bench.signIn(keisha, 'sandbox2')
  await bench.signIn()
  await bench.client.saveGuestRules({ ...rules, ...asked })
  return { bench, resident, id, asResident: (run) => bench.as(resident, run) }
}

const detailsOf = async ({ client }: Bench, { authKey }: Session) => client.getUserDetails({ authkey: authKey })

test('residents invite only after an administrator has turned it on, and the refusal says who can', async () => {
  const { bench: { client }, bench, resident, asResident } = await open({ IsOn: false })
  expect(await asResident(() => detailsOf(bench, resident))).toMatchObject({ MayInviteGuests: false })
  await expect(asResident(() => client.createQRInvite(guest))).rejects.toMatchObject({ status: 403, code: 'GUESTS_OFF', message: 'Your administrator has not turned on invites for residents.' })
  const { Rules } = await client.getGuestRules()
  expect(Rules).toMatchObject({ IsOn: false, AtOnce: 2, Version: 1, UpdatedBy: 'Dana Whitfield' })
  await client.saveGuestRules({ ...rules, Version: Rules.Version })
  await expect(client.saveGuestRules({ ...rules, Version: Rules.Version })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(client.saveGuestRules({ ...rules, Ports: ['oakline-front'] })).rejects.toMatchObject({ status: 404 })
  expect(await asResident(() => detailsOf(bench, resident))).toMatchObject({ MayInviteGuests: true })
  await asResident(() => client.createQRInvite(guest))
  await expect(asResident(() => client.saveGuestRules(rules))).rejects.toMatchObject({ status: 403 })
})

test('a resident’s key opens its door, and the administrator sees who sent it and from which unit', async () => {
  const { bench, asResident, id } = await open()
  const { ID, Link, IsMailed } = await asResident(() => bench.client.createQRInvite({ ...guest, Recipient: '(713) 555-0134' }))
  expect(IsMailed).toBe(true)
  expect((await bench.outbox())[0]).toMatchObject({ to: '(713) 555-0134', link: Link })
  const code = decodeQr((await bench.client.showQRCode({ d: tokenOf(Link) })).Result)
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('clubhouse', code)).toMatchObject({ reason: 'wrongReader' })
  expect(await bench.client.getInvite({ ID })).toMatchObject({ SentBy: 'Keisha Broussard', SentByUnit: '1102' })
  const { Lines } = await bench.client.getLog({ Kind: 'change', UserID: id })
  expect(JSON.stringify(Lines)).toContain('Aunt May')
  await bench.client.revokeInvite({ ID })
  expect(await bench.scan('main-entry', code)).toMatchObject({ reason: 'revoked' })
})

test('residents change the time and doors of their own invites within the limits', async () => {
  const { bench: { client }, bench, asResident } = await open()
  const theirs = (await bench.invite('Brightwater')).id
  const { ID } = await asResident(() => client.createQRInvite(guest))
  const changed = (change: object) => asResident(() => client.updateInvite({ ID, InviteName: 'Aunt May', Ports: guest.Ports, EndDate: guest.EndDate, ...change }))
  const later = new Date(saturday + 9 * hour).toISOString()
  await changed({ EndDate: later, Ports: ['main-entry', 'main-exit'] })
  expect(await client.getInvite({ ID })).toMatchObject({ EndDate: later, Ports: [{ PortID: 'main-entry' }, { PortID: 'main-exit' }] })
  await expect(changed({ EndDate: null })).rejects.toMatchObject({ field: 'EndDate' })
  await expect(changed({ EndDate: new Date(saturday + 5 * day).toISOString() })).rejects.toMatchObject({ code: 'LIMITED', field: 'EndDate' })
  await client.saveGuestRules({ ...rules, Ports: ['main-entry'], Version: 1 })
  await expect(changed({ Ports: ['main-exit'] })).rejects.toMatchObject({ code: 'LIMITED', field: 'Ports' })
  await expect(changed({ ID: theirs })).rejects.toMatchObject({ status: 404 })
})

test('an invite names the doors that its resident can no longer open, until it has ended', async () => {
  const { bench: { client, sandbox: { store } }, id, asResident } = await open()
  const { ID } = await asResident(() => client.createQRInvite({ ...guest, Ports: ['main-entry', 'clubhouse'] }))
  const { ID: own } = await client.createQRInvite({ ...guest, Ports: ['clubhouse'] })
  expect(await client.getInvite({ ID })).toMatchObject({ BeyondSender: [] })
  const vendors = await store.selectFrom('user_groups').select('id').where('name', '=', 'Vendors, weekday').executeTakeFirstOrThrow()
  await store.updateTable('users').set({ group_id: vendors.id }).where('id', '=', id).execute()
  expect(await asResident(() => client.getInvite({ ID }))).toMatchObject({ BeyondSender: ['Clubhouse Front Door'] })
  expect(await client.getInvite({ ID: own })).toMatchObject({ BeyondSender: [] })
  await client.revokeInvite({ ID })
  expect(await client.getInvite({ ID })).toMatchObject({ BeyondSender: [] })
})

test('a resident finds, resends and revokes only their own invites', async () => {
  const { bench: { client }, bench, asResident } = await open()
  const theirs = (await bench.invite('Brightwater')).id
  const { ID } = await asResident(() => client.createQRInvite(guest))
  await asResident(async () => {
    const listed = await client.getInvites({})
    expect([listed.TotalCount, listed.Invites.map((invite) => invite.ID)]).toEqual([1, [ID]])
    expect(await client.getInvite({ ID })).toMatchObject({ InviteName: 'Aunt May' })
    for (const call of [client.getInvite, client.revokeInvite, client.resendInvite]) await expect(call({ ID: theirs })).rejects.toMatchObject({ status: 404 })
    await expect(client.createPinInvite(guest)).rejects.toMatchObject({ status: 403 })
    expect((await client.resendInvite({ ID })).Link).toMatch(/\/Invite\?d=/)
    await client.revokeInvite({ ID })
    expect(await client.getInvite({ ID })).toMatchObject({ Status: 'Revoked' })
  })
  expect(await client.getInvite({ ID: theirs })).toMatchObject({ Status: 'Valid' })
})

test('time, doors and kind stay within the limits', async () => {
  const { bench: { client }, asResident } = await open({ Ports: ['main-entry', 'main-exit'] } as never)
  await asResident(async () => {
    const { Locations, Left } = await client.getGuestRules()
    const doors = Locations.flatMap(({ Modules }) => Modules.flatMap(({ Ports }) => Ports.map(({ PortID }) => PortID)))
    expect([doors, Left]).toEqual([['main-entry', 'main-exit'], 2])
    const refused = (changed: object, refusal: object) => expect(client.createQRInvite({ ...guest, ...changed })).rejects.toMatchObject(refusal)
    await refused({ EndDate: new Date(saturday + 25 * hour).toISOString() }, { status: 403, body: { field: 'EndDate', message: 'An invite may last 24 hours at most. Your administrator can change this.' } })
    await refused({ EndDate: null }, { status: 400, body: { field: 'EndDate' } })
    await refused({ Ports: ['pool-gate'] }, { status: 403, code: 'LIMITED', body: { field: 'Ports' } })
    await refused({ Ports: ['oakline-front'] }, { status: 404 })
    await refused({ InviteType: 'Recurring' }, { status: 400, body: { field: 'InviteType' } })
    await client.createQRInvite(guest)
  })
})

test('of two requests at the same time only the one within the limit succeeds; an ended invite makes room', async () => {
  const { bench, asResident, id } = await open({ AtOnce: 1 })
  const { client, time, sandbox: { store } } = bench
  const both = await asResident(() => Promise.allSettled([client.createQRInvite(guest), client.createQRInvite(guest)]))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'TOO_MANY_INVITES' } })
  expect(await store.selectFrom('invites').select('id').where('sent_by_user_id', '=', id).execute()).toHaveLength(1)
  expect(await asResident(() => client.getGuestRules())).toMatchObject({ Left: 0, FreeAt: guest.EndDate })
  time.now = Date.parse(guest.EndDate)
  await bench.signIn(keisha, 'sandbox2')
  expect(await client.getGuestRules()).toMatchObject({ Left: 1, FreeAt: null })
})

const versionOf = async ({ client }: Bench, ID: number) => (await client.getUserDetail({ ID })).Version

test.each([
  ['moving out', async (bench: Bench, ID: number) => bench.client.moveOutUser({ ID, Version: await versionOf(bench, ID) })],
  ['losing the sign-in', (bench: Bench, ID: number) => bench.client.updateWebAccess({ ID, IsWebLoginEnabled: false })],
  ['being deleted', async (bench: Bench, ID: number) => bench.client.deleteUser({ ID, Version: await versionOf(bench, ID) })],
])('%s revokes a resident’s open invites', async (_name, end) => {
  const { bench, asResident, id } = await open()
  const { ID } = await asResident(() => bench.client.createQRInvite(guest))
  await bench.signIn(danaName)
  await end(bench, id)
  expect(await bench.client.getInvite({ ID })).toMatchObject({ Status: 'Revoked' })
})

test('an earlier end of a resident’s access is also the end of their open invites, and of new ones', async () => {
  const { bench: { client }, asResident, id } = await open({ Hours: 72 })
  const late = { ...guest, EndDate: new Date(saturday + 3 * day - hour).toISOString() }
  const { ID } = await asResident(() => client.createQRInvite(late))
  await client.saveUserLimitations({ ID: id, LimitActuationModeID: 3, validFrom: null, validFromTime: null, validUntil: '2026-11-22', validUntilTime: null })
  expect(await client.getInvite({ ID })).toMatchObject({ EndDate: '2026-11-23T06:00:00.000Z' })
  await expect(asResident(() => client.createQRInvite(late))).rejects.toMatchObject({ status: 403, body: { message: 'Your own access ends before this invite. Your administrator can change this.' } })
})
