import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const forbidden = ['<b>x</b>', 'see http://evil.example', '=HYPERLINK(A1)', 'run.exe']
const invisible = ['Da\0na', 'Da\u202ena', 'Da\u2066na', 'Da\u0007na']

async function openSignedIn() {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

test('§5 the text filter checks every name and text that others read, and names the wrong field', async () => {
  const { client } = await openSignedIn()
  const invite = { InviteType: 'Temporary' as const, InviteName: 'Guest', Ports: ['main-entry'] }
  const Restriction = { Windows: [{ Days: [1 as const], Start: 0, End: 60 }] }
  const exception = { From: '2026-12-24', Until: '2026-12-24', Effect: 'deny' as const, Start: 0, End: 1440 }
  const schedule = {
    Name: 'Evenings', PropertyLocationID: 101, DoorOutputMode: 2 as const, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true,
  }
  const code = { AccessCodeTypeID: 1 as const, Code: '4830', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }
  const writes: [string, (text: string) => Promise<unknown>][] = [
    ['Name', (Name) => client.savePresetTemplate({ Name, Restriction })],
    ['Restriction.Exceptions.0.Name', (Name) => client.savePresetTemplate({ Name: 'Office', Restriction: { ...Restriction, Exceptions: [{ ...exception, Name }] } })],
    ['Label', (Label) => client.saveUpdateAccessCodeUnique({ ...code, Label })],
    ['Name', (Name) => client.saveSchedule({ ...schedule, Name })],
    ['Exceptions.0.Name', (Name) => client.saveSchedule({ ...schedule, Exceptions: [{ ...exception, Name }] })],
    ['Name', (Name) => client.saveHoliday({ PropertyLocationID: 101, Name, From: '2026-12-24', Until: '2026-12-24' })],
    ['InviteName', (InviteName) => client.createQRInvite({ ...invite, InviteName })],
    ['Description', (Description) => client.createQRInvite({ ...invite, Description })],
    ['Name', (Name) => client.saveUserGroup({ Name, HierarchyLevel: 9, IsClientPortalVisible: true })],
    ['searchText', (searchText) => client.getInvites({ searchText })],
  ]
  for (const [field, write] of writes) {
    for (const text of [...forbidden, ...invisible]) {
      await expect(write(text), `${field} ${JSON.stringify(text)}`).rejects.toMatchObject({ status: 400, code: 'VALIDATION', field })
    }
    await expect(write('<b>x</b>')).rejects.toMatchObject({ message: 'Links, markup, formulas and file names are not allowed here.' })
  }
})

test('§5 the text filter also checks the company on a bill', async () => {
  const bench = await openBench()
  await bench.signIn('billing@whisperingpines.example')
  const info = await bench.client.getBillingInfo()
  await expect(bench.client.updateBillingInfo({ ...info, CompanyName: '<i>Pines</i>' })).rejects.toMatchObject({ status: 400, field: 'CompanyName' })
})

test('a date outside the calendar is refused before it can break a door', async () => {
  const bench = await openSignedIn()
  const holiday = (From: string, Until: string) => bench.client.saveHoliday({ PropertyLocationID: 101, Name: 'Eve', From, Until })
  await expect(holiday('0026-12-24', '2026-12-24')).rejects.toMatchObject({ status: 400, field: 'From', message: 'Enter a date from 1970 to 2200.' })
  await expect(holiday('2026-12-24', '9999-12-24')).rejects.toMatchObject({ status: 400, field: 'Until' })
  await expect(bench.client.getContacts({ page: 1e18 })).rejects.toMatchObject({ status: 400, field: 'page', message: 'The field page must be at most 1000000.' })
})

test('a holiday that was saved with the year 26 breaks no door', async () => {
  const bench = await openSignedIn()
  const row = { location_id: 101, account_id: 1, name: 'Eve', first_day: '0026-12-24', last_day: '0026-12-25', version: 1 }
  await bench.sandbox.store.insertInto('holidays').values(row).execute()
  expect((await bench.client.getSchedules()).Schedules.length).toBeGreaterThan(0)
  expect(await bench.client.explainAccess({ UserGroupID: 5, PortID: 'main-entry' })).toMatchObject({ PortID: 'main-entry' })
  expect(await bench.scan('main-entry', '88213')).toMatchObject({ outcome: 'open' })
})

test('a broken store causes an error, and not the message that a hidden user has the value', async () => {
  const bench = await openSignedIn()
  await sql`alter table call_groups rename column name to title`.execute(bench.sandbox.store)
  await expect(bench.client.isClientPhoneUnique({ Value: '+1 713-555-0162' })).rejects.toMatchObject({ status: 500 })
})
