import { expect, test } from 'vitest'
import { emptyCallGroup, resident, userId } from '../peopleCalls.fixture.ts'
import { openBench, saturday } from '../testing.fixture.ts'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  return { bench, client: bench.client }
}

const plumber = { PropertyID: 1, Name: 'Bayou Plumbing', Relation: 'Plumber', Phone: '+1 713 555 0122', Email: 'hello@bayouplumbing.example', Notes: '' }

test('users get the properties and locations of their own account, with the doors', async () => {
  const { client } = await open()
  const { Properties, PropertyLocations } = await client.getPropertyLocations({})
  expect(Properties.map(({ ID, TimeZone }) => [ID, TimeZone])).toEqual([[1, 'America/Chicago']])
  expect(PropertyLocations).toHaveLength(8)
  expect(PropertyLocations[0]).toMatchObject({ Name: 'Main Gate, Entry', Ports: [{ ID: 'main-entry', HardwareModel: 'W480' }] })
  await expect(client.getPropertyLocations({ AccountID: 2 })).rejects.toMatchObject({ status: 404 })
  const { Endpoints } = await client.getPropertyEndpoints({})
  expect(Endpoints.filter(({ IsOnline }) => !IsOnline).map(({ PortID }) => PortID)).toEqual(['pool-gate'])
})

test('the user’s own time zones are first, and each zone is listed once', async () => {
  const { client } = await open()
  const { Timezones } = await client.getTimezones()
  expect(Timezones[0]).toEqual({ ID: 'America/Chicago', Name: 'Central Time', IsOwn: true })
  expect(Timezones.length).toBeGreaterThan(300)
  expect(new Set(Timezones.map(({ ID }) => ID)).size).toBe(Timezones.length)
})

test('a user gets the fire alarm of their property', async () => {
  const { bench, client } = await open()
  const userID = await userId(bench, resident.email)
  expect(await client.getFireAlarmStatus({ userID })).toMatchObject({ IsFireAlarmActive: false, Since: null })
  await bench.sandbox.store.updateTable('properties').set({ fire_alarm_at: saturday }).where('id', '=', 1).execute()
  expect(await client.getFireAlarmStatus({ userID })).toMatchObject({ IsFireAlarmActive: true, Since: '2026-11-21T16:00:00.000Z' })
})

test('contacts are created, found, changed and deleted, ten on a page', async () => {
  const { bench, client } = await open()
  const UserID = await userId(bench, resident.email)
  const { Contact } = await client.saveContact({ ...plumber, UserID })
  expect(Contact).toMatchObject({ ...plumber, UserName: resident.name, Version: 1 })
  expect((await client.getContacts({ UserID })).Total).toBe(1)
  expect((await client.getContacts({ searchText: 'plumb' })).Contacts.map(({ Name }) => Name)).toEqual(['Bayou Plumbing', 'Hollis & Daughter Plumbing'])
  expect((await client.getContacts({ searchText: '100%' })).Total).toBe(0)
  const { ID, Version } = Contact
  await client.saveContact({ ...plumber, ID, Version, Notes: 'Day and night' })
  await expect(client.saveContact({ ...plumber, ID, Version })).rejects.toMatchObject({ code: 'CONFLICT', message: 'Dana Whitfield changed this in the meantime.', body: { current: { Notes: 'Day and night', UpdatedBy: 'Dana Whitfield' } } })
  await client.deleteContact({ ID })
  await expect(client.deleteContact({ ID })).rejects.toMatchObject({ status: 404 })
  for (let number = 0; number < 9; number += 1) await client.saveContact({ ...plumber, Name: `Contact ${number}` })
  const { Contacts, Total } = await client.getContacts({})
  expect([Contacts.length, Total]).toEqual([10, 13])
})

test('another account’s contacts are not found, and a wrong field is named', async () => {
  const { bench, client } = await open()
  await expect(client.saveContact({ ...plumber, PropertyID: 2 })).rejects.toMatchObject({ status: 404, field: 'PropertyID' })
  await expect(client.saveContact({ ...plumber, Email: 'nobody' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Email' })
  await expect(client.saveContact({ ...plumber, Name: '' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Name' })
  const { Contact } = await client.saveContact(plumber)
  await bench.signIn('home@oakline.example')
  await expect(client.deleteContact({ ID: Contact.ID })).rejects.toMatchObject({ status: 404 })
  expect((await client.getContacts({})).Total).toBe(0)
})

test('call groups for a new user are limited to the chosen locations', async () => {
  const { client } = await open()
  const ask = (PropertyLocations: number[], ForCallgroupUser = false) =>
    client.getvoiceCallgroupListForNewUser({ AccountID: 1, HasAllLocationAccess: false, PropertyLocations, ForCallgroupUser })
  expect((await ask([101])).CallGroups.map(({ Name, IsVideo }) => [Name, IsVideo])).toEqual([
    ['Barrientos 0911', true], ['Clubhouse', true], ['Leasing Desk', true], ['Night line', false], ['Pool office', true], ['Tower B Desk', true],
  ])
  expect((await ask([])).CallGroups).toEqual([])
  expect((await ask([101], true)).CallGroups).toMatchObject([{ Name: 'Pool office', MemberCount: 0 }])
})

test('the first user of a call group becomes its manager and gets an email; a second user does not', async () => {
  const { bench, client } = await open()
  const UserID = await userId(bench, 'hhalv@mail.example')
  await expect(client.assignFirstCallgroupUserAndSendEmailAsync({ UserID, callgroupId: 11 })).rejects.toMatchObject({ code: 'CALL_GROUP_HAS_USERS' })
  await emptyCallGroup(bench, 11)
  await emptyCallGroup(bench, 12)
  await expect(client.assignFirstCallgroupUserAndSendEmailAsync({ UserID, callgroupId: 12 })).rejects.toMatchObject({ code: 'NOT_A_VIDEO_GROUP' })
  expect(await client.assignFirstCallgroupUserAndSendEmailAsync({ UserID, callgroupId: 11 })).toMatchObject({ IsEmailSent: true })
  const own = (await client.getUserTierUserList({ searchText: 'dana.whitfield@' })).Users[0]?.ID ?? 0
  await expect(client.assignFirstCallgroupUserAndSendEmailAsync({ UserID: own, callgroupId: 11 })).rejects.toMatchObject({ code: 'OWN_USER' })
  expect((await bench.outbox())[0]).toMatchObject({ to: 'hhalv@mail.example', subject: 'Set your password' })
  expect(await client.getUserDetail({ ID: UserID })).toMatchObject({ UserTypeID: 2, callgroupId: 11 })
  const first = { UserID: await userId(bench, resident.email), callgroupId: 12 }
  await expect(client.assignFirstPstnToVoiceCallgroupAndSendEmailAsync({ ...first, PhoneNumber: 'x' })).rejects.toMatchObject({ field: 'PhoneNumber' })
  await client.assignFirstPstnToVoiceCallgroupAndSendEmailAsync({ ...first, PhoneNumber: '+1 713 555 0107' })
  expect(await client.getUserDetail({ ID: first.UserID })).toMatchObject({ UserTypeID: 9, callgroupId: 12 })
})

test('an import gets the names that are taken', async () => {
  const { client } = await open()
  const lists = await client.importValidatorUsers({ AccountID: 1 })
  expect(lists.Usernames).toContain('dana.whitfield@whisperingpines.example')
  expect(lists.Usernames.some((name) => name.startsWith('#'))).toBe(false)
  expect(lists.DirectoryPins.map(({ Pin }) => Pin)).toContain('1407')
  expect(lists).toMatchObject({ IsTruncated: false, UserCount: (await client.getUserTierUserList({})).Total })
})
