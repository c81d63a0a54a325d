import { expect, test } from 'vitest'
import { type RestrictionRecord, toRestrictionRecord } from '@portal/api-client/contract'
import { Role, unrestricted } from '@portal/domain'
import { type Bench, openBench } from '../testing.fixture.ts'

const front = 'main-entry'
const anyTime = toRestrictionRecord(unrestricted)

async function openClosed(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  await bench.client.savePropertyAccess({ PropertyID: 1, LetsUnrestrictedIn: false })
  return bench
}

/** Adds a user with a PIN at the front gate's property, as the page for new users does. */
async function typed({ client }: Bench, pin: string, change: Partial<Parameters<Bench['client']['saveUserWizard']>[0]> = {}, Restriction: RestrictionRecord | null = null): Promise<number> {
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const PropertyLocations = Locations.map(({ PropertyLocationID }) => ({ PropertyLocationID, IsActive: true }))
  const AccessCodes = [{ AccessCodeTypeID: 1 as const, Label: '', Code: pin, PropertyLocations, Restriction }]
  const { User } = await client.saveUserWizard({ PropertyID: 1, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName: 'Just', LastName: `Typed ${pin}`, Email: '' }, AccessCodes, ...change })
  return User.ID
}

const summaryOf = async ({ client }: Bench, UserID: number) => (await client.getUserAccessRestriction({ UserID })).Access

test('a user without a group opens nothing in a closed property until the user gets a group', async () => {
  const bench = await openClosed()
  const id = await typed(bench, '8143')
  expect(await bench.scan(front, '8143')).toMatchObject({ outcome: 'denied', reason: 'closedByDefault' })
  expect(await bench.client.explainAccess({ UserID: id, PortID: front })).toMatchObject({ Outcome: 'denied', Deciding: 'portDefault' })
  expect(await summaryOf(bench, id)).toMatchObject({ None: 'notGiven', IsByDefault: false })
  const group = (await bench.client.getUserGroups({})).UserGroups.find(({ Name }) => Name === 'Residents, Tower A')
  const Change = { Kind: 'userGroup' as const, UserIDs: [id], UserGroupID: group?.ID ?? 0 }
  expect((await bench.client.previewRestrictionEffect({ Change })).GainCount).toBe(1)
  await bench.client.saveUserGroupMultiUserMultiProfile({ SelectedUsers: [id], SelectedUserGroupId: group?.ID ?? 0 })
  expect(await bench.scan(front, '8143')).toMatchObject({ outcome: 'open' })
  expect(await summaryOf(bench, id)).toMatchObject({ None: null, IsByDefault: false })
})

test('assigned doors or a user’s own hours open a closed property; a code’s hours do not', async () => {
  const bench = await openClosed()
  const { PropertyLocations } = await bench.client.getPropertyLocations({})
  const place = PropertyLocations.find(({ Ports }) => Ports.some(({ ID }) => ID === front))?.ID ?? 0
  await typed(bench, '8143', { HasAllLocationAccess: false, PropertyLocations: [place] })
  expect(await bench.scan(front, '8143')).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('clubhouse', '8143')).toMatchObject({ outcome: 'denied' })
  await typed(bench, '8145', { Restriction: anyTime })
  expect(await bench.scan(front, '8145')).toMatchObject({ outcome: 'open' })
  await typed(bench, '8147', {}, anyTime)
  expect(await bench.scan(front, '8147')).toMatchObject({ outcome: 'denied', reason: 'closedByDefault' })
})

test('an open property lets a user without a group in at any time, and says that this is the default', async () => {
  const bench = await openBench()
  await bench.signIn()
  const id = await typed(bench, '8143')
  expect(await bench.scan(front, '8143')).toMatchObject({ outcome: 'open' })
  expect(await summaryOf(bench, id)).toMatchObject({ None: null, IsByDefault: true })
})

test('access summaries agree with the doors for users however they were created', async () => {
  const bench = await openClosed()
  const { client, sandbox: { store } } = bench
  await typed(bench, '8143')
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: 2 })
  await client.addImportRows({ ImportID, Rows: [{ Row: 2, Person: { Name: 'Imported Alone' } }, { Row: 3, Person: { Name: 'Imported Resident', UserGroup: 'Residents, Tower A' } }] })
  expect((await client.previewImport({ ImportID, After: 0 })).Doors.find(({ PortID }) => PortID === front)).toMatchObject({ Gains: 1 })
  await client.changeImport({ ImportID, Action: 'start' })
  for (let asked = 0; asked < 20 && (await client.getImport({ ImportID })).State === 'running'; asked += 1);
  const token = await bench.link('subscribe', 'valid')
  await client.subcribeSaveVideoCallgroup({ Token: token, Username: 'invited@mail.example', Password: 'sandbox2', WatchmanPhoneNumber: '' })
  const people = await store.selectFrom('users').select(['id', 'name', 'group_id']).where('account_id', '=', 1).where('removed_at', 'is', null).where('role', '=', Role.Customer).execute()
  const alone = people.filter(({ name }) => ['Just Typed 8143', 'Imported Alone', 'invited@mail.example'].includes(name))
  expect(alone.map(({ group_id: group }) => group)).toEqual([null, null, null])
  for (const { id, name } of people) {
    const { None } = await summaryOf(bench, id)
    const { Reasons } = await client.explainAccess({ UserID: id, PortID: 'clubhouse' })
    expect(None === 'notGiven', name).toBe(Reasons.some(({ Because }) => Because === 'closedByDefault'))
    if (alone.some((one) => one.id === id)) expect(None, name).toBe('notGiven')
  }
})

test('new accounts are closed; finishing a house’s set-up opens it for the owner', async () => {
  const bench = await openBench()
  const { client, sandbox: { store } } = bench
  const isClosed = async (account: number) => (await store.selectFrom('properties').select('lets_unrestricted_in').where('account_id', '=', account).execute()).every(({ lets_unrestricted_in: lets }) => lets === 0)
  expect([await isClosed(1), await isClosed(2)]).toEqual([false, true])
  await bench.signIn('robert.k@gatewell.example')
  const { AccountID } = await client.createAccount({
    Name: 'Cedar Bend', TenantType: 1, Address: '1 Cedar Bend', TimezoneID: 'America/Chicago', FirstName: 'Ida', LastName: 'Moss', Email: 'ida@cedar.example',
  })
  expect(await isClosed(AccountID)).toBe(true)

  await bench.signIn('home@oakline.example')
  const gate = async (UserID: number) => (await client.explainAccess({ UserID, PortID: 'oakline-gate' })).Outcome
  const { OwnerID } = await client.getHouseSetup({})
  expect(await gate(OwnerID)).toBe('denied')
  const house = { AccountName: 'The Okafors', Address: '12 Oakline Drive', TimezoneID: 'America/Chicago', FirstName: 'Ada', LastName: 'Okafor', Phone: '', WatchmanPhoneNumber: '' }
  await client.updateSingleFamilyManualAccount(house)
  expect(await gate(OwnerID)).toBe('allowed')
})

test('only users who may edit restrictions can open a property, and activity records the change', async () => {
  const bench = await openClosed()
  const { client } = bench
  expect((await client.getPropertyLocations({})).Properties).toMatchObject([{ LetsUnrestrictedIn: false }])
  const { Lines } = await client.getLog({ Kind: 'change', count: 1 })
  expect(JSON.stringify(Lines)).toContain('letsUnrestrictedIn')
  await expect(client.savePropertyAccess({ PropertyID: 2, LetsUnrestrictedIn: true })).rejects.toMatchObject({ status: 404 })
  await bench.signIn('devices@whisperingpines.example')
  await expect(client.savePropertyAccess({ PropertyID: 1, LetsUnrestrictedIn: true })).rejects.toMatchObject({ status: 403 })
})
