import { type EndpointDefinition, type EndpointName, endpoints } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { callPayloads } from '../callPayloads.fixture.ts'
import { userId } from '../peopleCalls.fixture.ts'
import { openBench } from '../testing.fixture.ts'

const admin = 'beatriz.lozano@whisperingpines.example'

/** Opens a sandbox in which Dana has saved one record of each kind; Beatriz, an administrator two levels below, reads them. */
async function open() {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const id = await userId(bench, admin)
  await client.updateUserDetail({ ID: id, Version: 1, IsUserAdmin: true })
  await client.setUserPassword({ ID: id, Password: 'sandbox2' })
  const [schedule, template, code, invite] = [
    await client.saveSchedule({ Name: 'Nights', PropertyLocationID: 101, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true }),
    await client.savePresetTemplate({ Name: 'Pine hours', Restriction: { Windows: null } }),
    await client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }),
    await client.createQRInvite({ InviteType: 'Temporary', InviteName: 'Guest', Ports: ['main-entry'] }),
  ]
  const { Contact } = await client.saveContact({ PropertyID: 1, Name: 'Pine contact', Relation: '', Phone: '', Email: '', Notes: '' })
  await client.saveAccountBrand({ Name: 'Pines', Accent: '#2f6b3a', Version: null })
  await client.saveHoliday({ PropertyLocationID: 101, Name: 'Pine day', From: '2026-12-24', Until: '2026-12-24' })
  const user = await userId(bench, 'k.broussard@mail.example')
  const { Unit: unit } = await client.saveUnit({ ID: null, Name: 'Pine 1' })
  await client.addUnitResident({ ID: unit.ID, UserID: user })
  await client.saveUnitMove({ ID: unit.ID, Users: [user], Date: '2027-12-31' })
  const records = {
    account: 1, property: 1, user, group: 4, location: 101, module: 1, port: 'main-entry', code: code.ID, template: template.ID, rule: 1, schedule: schedule.ID, holiday: 1, invite: invite.ID, contact: Contact.ID,
    callGroup: 11, callInvitation: 1, visitorCall: 1, import: 1, partnerSite: 1, partnerMigration: 1, export: 1, lockdown: 1, alertRule: 1, unit: unit.ID, unitMove: 1,
  }
  return { ...bench, records, schedule }
}

test('no read call names users above the viewer', async () => {
  const { records, seal, send, signIn, client } = await open()
  expect((await client.getSchedules({})).Schedules.map(({ UpdatedBy }) => UpdatedBy)).toContain('Dana Whitfield')
  const session = await signIn(admin, 'sandbox2')
  const own = await client.createQRInvite({ InviteType: 'Temporary', InviteName: 'Own guest', Ports: ['main-entry'] })
  const payloads: Partial<Record<EndpointName, object>> = { ...callPayloads(records), getDashboard: {} }
  let answered = 0
  for (const [name, payload] of Object.entries(payloads) as [EndpointName, object][]) {
    const endpoint: EndpointDefinition = endpoints[name]
    if (endpoint.responseKind === 'file' || (endpoint.method === 'POST' && endpoint.readOnly !== true)) continue
    const { status, body } = await send(await seal(name, payload, session))
    if (status === 200) answered += 1
    expect(JSON.stringify(body), name).not.toContain('Dana Whitfield')
  }
  expect(answered).toBeGreaterThan(40)
  expect(await client.getInvite({ ID: own.ID })).toMatchObject({ SentBy: 'Beatriz Lozano' })
})

test('a property counts only users that the viewer may see', async () => {
  const { client, signIn } = await open()
  await signIn(admin, 'sandbox2')
  const [property] = (await client.getPropertyLocations({})).Properties
  expect(property?.UserCount).toBe((await client.getUserTierUserList({})).Total)
})

test('a conflict does not name a user above who saved meanwhile', async () => {
  const { schedule, client, signIn } = await open()
  await signIn(admin, 'sandbox2')
  const stale = client.saveSchedule({
    ID: schedule.ID, Name: 'Nights', PropertyLocationID: 101, DoorOutputMode: 1, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true, Version: schedule.Version + 1,
  })
  await expect(stale).rejects.toMatchObject({ status: 409, message: 'Someone else changed this in the meantime.', body: { current: { UpdatedBy: '', Name: 'Nights' } } })
})
