import { type LandingDetails, resolveLanding } from '@portal/domain'
import { expect, test } from 'vitest'
import { danaName, minute, openBench } from '../testing.fixture.ts'

const robertName = 'robert.k@gatewell.example'

async function open() {
  const bench = await openBench()
  await bench.signIn(robertName)
  const names = async (wanted: Parameters<typeof bench.client.getAccounts>[0]) => (await bench.client.getAccounts(wanted)).Accounts.map(({ Name }) => Name)
  return { bench, client: bench.client, names }
}

test('operators see every account with its size, its state and its last event', async () => {
  const { client, bench } = await open()
  const { Accounts, TotalCount, Totals } = await client.getAccounts({ sort: 'People DESC' })
  expect(TotalCount).toBe(Accounts.length)
  expect(Totals).toMatchObject({ Accounts: TotalCount, People: Accounts.reduce((sum, { People }) => sum + People, 0), Doors: Accounts.reduce((sum, { Doors }) => sum + Doors, 0) })
  const pines = Accounts.find(({ ID }) => ID === 1)
  expect(pines).toMatchObject({ IsActive: true, TenantType: 1, Doors: 8, Billing: { State: 'overdue' }, LastActivity: { At: new Date(bench.time.now - 3 * minute).toISOString(), Door: 'Main Gate, Exit' } })
  expect(pines?.People).toBeGreaterThan(50)
  expect(pines?.DoorsOffline).toBeGreaterThan(0)
  expect(Accounts.find(({ ID }) => ID === 2)).toMatchObject({ Name: 'Oakline House', TenantType: 2, People: 1, Doors: 1, Billing: { State: 'none', DueCents: 0 }, LastActivity: null })
  expect(Accounts.find(({ ID }) => ID === 3)).toMatchObject({ IsActive: false })
})

test('the server searches, filters, sorts and pages the account list', async () => {
  const { client, names } = await open()
  expect(await names({ searchText: 'oakline' })).toEqual(['Oakline House'])
  expect(await names({ searchText: '3' })).toContain('Bayou Square')
  expect(await names({ searchText: 'HOME@oakline.example' })).toEqual(['Oakline House'])
  expect(await names({ searchText: 'home@oakline' })).toEqual([])
  expect(await names({ State: 'inactive' })).toEqual(['Bayou Square'])
  expect(await names({ State: 'settingUp' })).toEqual(['Oakline House'])
  expect(await names({ State: 'offline' })).toEqual(['Whispering Pines Residential'])
  expect(await names({ Billing: 'overdue' })).toContain('Whispering Pines Residential')
  expect(await names({ Billing: 'none' })).toContain('Oakline House')
  expect(await names({ Billing: 'none' })).not.toContain('Whispering Pines Residential')
  expect(await names({ TenantType: 2 })).toEqual(['Oakline House'])
  expect(await names({ TenantType: 2, State: 'inactive' })).toEqual([])
  const all = await names({ sort: 'Name ASC' })
  expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(await names({ sort: 'Name DESC' })).toEqual(all.toReversed())
  expect([...(await names({ sort: 'Name ASC', count: 3 })), ...(await names({ sort: 'Name ASC', count: 3, page: 2 }))]).toEqual(all.slice(0, 6))
  expect((await client.getAccounts({ count: 3, page: 2 })).TotalCount).toBe(all.length)
  expect((await names({})).at(0)).toContain('Whispering Pines')
})

test('"Go to anything" finds accounts for operators only', async () => {
  const { bench, client } = await open()
  expect((await client.goToAnything({ searchText: 'bayou' })).Accounts).toMatchObject({ Total: 1, Items: [{ ID: 3, Name: 'Bayou Square', IsActive: false }] })
  await bench.signIn()
  expect((await client.goToAnything({ searchText: 'bayou' })).Accounts).toBeNull()
})

test('an account’s page shows its properties, administrators, devices, invoices and what deactivation would stop', async () => {
  const { client } = await open()
  const account = await client.getAccount({ AccountID: 1 })
  expect(account.Properties).toMatchObject([{ ID: 1, TimeZone: 'America/Chicago', Doors: 8 }])
  expect(account.Administrators.map(({ Name }) => Name)).toEqual(['Dana Whitfield', 'Priya Raman'])
  expect(account.Devices.Controllers).toBeGreaterThan(account.Devices.Offline)
  expect(account.Invoices).toHaveLength(5)
  expect(account.Stops.People).toBeGreaterThan(1)
  expect(account.Stops.Invites).toBeGreaterThan(1)
  expect(account.Stops.CallGroups).toBeGreaterThan(1)
  expect(account).toMatchObject({ Notes: [], StateChange: null })
  await expect(client.getAccount({ AccountID: 999 })).rejects.toMatchObject({ status: 404 })
})

test('§4 an inactive account’s users are refused and its doors deny entry; reactivation restores both', async () => {
  const { bench, client } = await open()
  const presented = await bench.code('Brightwater')
  const dana = await bench.signIn(danaName)
  const robert = await bench.signIn(robertName)
  expect(await client.setAccountState({ AccountID: 1, IsActive: false, Reason: 'Contract ended' })).toMatchObject({ IsActive: false })
  await expect(bench.as(dana, () => client.getDashboard())).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  expect(await bench.as(dana, () => client.getUserDetails({ authkey: dana.authKey }))).toMatchObject({ IsAccountActive: false })
  expect(await bench.scan('main-entry', presented)).toMatchObject({ outcome: 'denied' })
  expect((await client.getAccount({ AccountID: 1 })).StateChange).toMatchObject({ By: 'Robert Kowalczyk', Reason: 'Contract ended' })
  await expect(client.setAccountState({ AccountID: 1, IsActive: false, Reason: 'Again' })).rejects.toMatchObject({ status: 409, code: 'ACCOUNT_STATE' })
  await bench.as(robert, () => client.setAccountState({ AccountID: 1, IsActive: true, Reason: 'Paid' }))
  expect((await bench.as(dana, () => client.getDashboard())).Ports).toHaveLength(8)
  expect(await bench.scan('main-entry', presented)).toMatchObject({ outcome: 'open' })
  const { Lines } = await bench.as(dana, () => client.getLog({ Kind: 'change' }))
  expect(JSON.stringify(Lines)).toContain('Contract ended')
})

test('an account note keeps its text, author and time; only operators can read it', async () => {
  const { bench, client } = await open()
  await client.saveAccountNote({ AccountID: 3, Text: 'Asked for an offer' })
  bench.time.now += minute
  await client.saveAccountNote({ AccountID: 3, Text: 'Moves in January' })
  const at = (ms: number) => new Date(ms).toISOString()
  expect((await client.getAccount({ AccountID: 3 })).Notes).toMatchObject([
    { Text: 'Moves in January', By: 'Robert Kowalczyk', At: at(bench.time.now) }, { Text: 'Asked for an offer', By: 'Robert Kowalczyk', At: at(bench.time.now - minute) },
  ])
  await expect(client.saveAccountNote({ AccountID: 3, Text: ' ' })).rejects.toMatchObject({ status: 400 })
  await bench.signIn()
  await expect(client.getAccount({ AccountID: 1 })).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

test('the list puts the account where the operator last worked first, and ignores other operators’ visits', async () => {
  const { bench, client } = await open()
  const workIn = async (username: string, accountId: number) => {
    const session = { ...(await bench.signIn(username)), accountId }
    await bench.as(session, () => client.getUserDetails({ authkey: session.authKey }))
    bench.time.now += 2 * minute
  }
  await workIn(robertName, 3)
  await workIn(robertName, 2)
  await bench.sandbox.store.insertInto('account_visits').values({ user_id: 1, account_id: 14, at: bench.time.now }).execute()
  await bench.signIn(robertName)
  const { Accounts } = await client.getAccounts({ sort: 'WorkedAt DESC' })
  expect(Accounts.slice(0, 2).map(({ ID, WorkedAt }) => [ID, WorkedAt])).toEqual([
    [2, new Date(bench.time.now - 2 * minute).toISOString()], [3, new Date(bench.time.now - 4 * minute).toISOString()],
  ])
  expect(Accounts.slice(2).every(({ WorkedAt }) => WorkedAt === null)).toBe(true)
})

test('an account shows its doors in lockdown, and a house shows the step of its set-up', async () => {
  const { bench, client } = await open()
  expect((await client.getAccount({ AccountID: 2 })).SetUpStep).toBe(1)
  await bench.sandbox.store.insertInto('house_setups').values({ account_id: 2, step: 'codes', saved_at: bench.time.now, call_group_id: null }).execute()
  expect((await client.getAccount({ AccountID: 2 })).SetUpStep).toBe(4)
  expect(await client.getAccount({ AccountID: 1 })).toMatchObject({ SetUpStep: null, DoorsLocked: 0 })
})

const cedar = { Name: 'Cedar Court', TenantType: 1, Address: '12 Cedar Court, Austin, TX', TimezoneID: 'America/Chicago', FirstName: 'Ines', LastName: 'Kaya', Email: 'ines@cedarcourt.example' } as const

test('an operator adds an account; its administrator gets an email, sets a password and lands on the right page', async () => {
  const { bench, client } = await open()
  for (const [TenantType, Email, lands] of [[1, 'ines@cedarcourt.example', 'dashboard'], [2, 'ines@cedarhouse.example', 'singleFamilySetup']] as const) {
    await bench.signIn(robertName)
    const { AccountID, MailedTo } = await client.createAccount({ ...cedar, TenantType, Email })
    expect(MailedTo).toBe(Email)
    expect(await client.getAccount({ AccountID })).toMatchObject({
      Name: 'Cedar Court', TenantType, People: 1, Doors: 0, IsActive: true, Properties: [{ Address: cedar.Address, TimeZone: 'America/Chicago' }], Administrators: [{ Name: 'Ines Kaya', Email }],
    })
    const mail = (await bench.outbox()).find(({ to }) => to === Email)
    expect(mail?.link).toMatch(/CreateMasterUserPassword/)
    await client.createMasterUserPassword({ Username: new URL(mail?.link ?? '').searchParams.get('userName') ?? '', Password: 'gatewell7' })
    const session = await bench.signIn(Email, 'gatewell7')
    expect(resolveLanding((await client.getUserDetails({ authkey: session.authKey })) as LandingDetails)).toBe(lands)
    expect((await client.getUserTierUserList({})).Users.map(({ Name }) => Name)).toEqual(['Ines Kaya'])
  }
})

test('only operators can add an account, and a failed attempt saves nothing', async () => {
  const { bench, client } = await open()
  const before = (await client.getAccounts({})).TotalCount
  await expect(client.createAccount({ ...cedar, Email: danaName })).rejects.toMatchObject({ status: 409, code: 'TAKEN', field: 'Username' })
  await expect(client.createAccount({ ...cedar, Email: 'nobody' })).rejects.toMatchObject({ status: 400, field: 'Email' })
  await expect(client.createAccount({ ...cedar, TimezoneID: 'Moon/Base' })).rejects.toMatchObject({ status: 400, field: 'TimezoneID' })
  expect((await client.getAccounts({})).TotalCount).toBe(before)
  await bench.signIn()
  await expect(client.createAccount(cedar)).rejects.toMatchObject({ status: 403 })
})
