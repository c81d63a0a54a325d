import { expect, test } from 'vitest'
import { type Bench, day, openBench } from '../testing.fixture.ts'
import { userId } from '../peopleCalls.fixture.ts'

type Query = Parameters<Bench['client']['getUserTierUserList']>[0]

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const list = (query: Query = {}) => bench.client.getUserTierUserList(query)
  return { bench, list, names: async (query: Query) => (await list(query)).Users.map(({ Name }) => Name) }
}

test('§9 a page has 20 rows, and every user is on exactly one page', async () => {
  const { list } = await open()
  const { Total, AccountTotal, Users } = await list()
  expect([Users.length, Total]).toEqual([20, AccountTotal])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })))
  const ids = pages.flatMap((page) => page.Users.map(({ ID }) => ID))
  expect(new Set(ids).size).toBe(Total)
  expect((await list({ page: 99 })).Users).toEqual([])
})

test('users are sorted by name, ignoring accents and case, and by unit in natural order', async () => {
  const { list, names } = await open()
  const sorted = await names({ count: 100 })
  const plain = sorted.map((name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
  expect(plain).toEqual(plain.toSorted())
  expect(await names({ sort: 'Name DESC', count: 100 })).toEqual(sorted.toReversed())
  const units = (await list({ sort: 'Unit DESC', count: 5 })).Users.map(({ Unit }) => Unit)
  expect(units.slice(0, 2)).toEqual(['PH-2', 'PH-1'])
  const levels = (await list({ sort: 'HierarchyLevel ASC', count: 100 })).Users.map(({ HierarchyLevel }) => HierarchyLevel ?? 0)
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
})

test.each(['Group ASC', 'Group DESC', 'HierarchyLevel DESC', 'LastName ASC', 'Email DESC', 'LastEntry ASC', 'ID DESC'])('sorted by %s, no user is on two pages', async (sort) => {
  const { list } = await open()
  const [whole, ...pages] = await Promise.all([list({ sort, count: 100 }), ...[1, 2, 3, 4, 5, 6, 7].map((page) => list({ sort, page, count: 10 }))])
  const ids = whole.Users.map(({ ID }) => ID)
  expect(pages.flatMap(({ Users }) => Users.map(({ ID }) => ID))).toEqual(ids.slice(0, 70))
  expect(new Set(ids).size).toBe(whole.Total)
})

test('a search finds the beginnings of names, addresses, units and phones, ignoring accents', async () => {
  const { names } = await open()
  expect(await names({ searchText: 'jose nu' })).toEqual(['José Ñuñez'])
  expect(await names({ searchText: 'NGUYEN' })).toEqual(['Nguyễn Minh Anh'])
  expect(await names({ searchText: 'ph-2' })).toEqual(['Christopher Featherstonehaugh-Okonkwo III'])
  for (const searchText of ['7135550162', '17135550162', '(713) 555-0162']) {
    expect(await names({ searchText })).toEqual(['Christopher Featherstonehaugh-Okonkwo III'])
  }
  expect(await names({ searchText: 'tguerrero@mail' })).toEqual(['Tomás Guerrero'])
  expect(await names({ searchText: 'mail', searchType: 'Name' })).toEqual([])
  expect(await names({ searchText: '88213', searchType: 'Code' })).toEqual(['Marcus Tran'])
  for (const searchText of ['"', '*', 'a" OR "b', '-', '%%%', 'NEAR(']) await expect(names({ searchText })).resolves.toBeDefined()
  expect(await names({ searchText: '***' })).toEqual([])
})

test('a search finds a changed name at once, and no deleted user', async () => {
  const { bench, names } = await open()
  const ID = await userId(bench, 'tguerrero@mail.example')
  await bench.client.updateUserDetail({ ID, Version: 1, FirstName: 'Bartholomew', Name: '' })
  expect(await names({ searchText: 'barthol' })).toEqual(['Bartholomew Guerrero'])
  const { Version } = await bench.client.getUserDeletePlan({ ID })
  await bench.client.deleteUser({ ID, Version })
  expect(await names({ searchText: 'barthol' })).toEqual([])
})

test('filters and a search combine, and the answer counts the matches', async () => {
  const { list } = await open()
  const vendors = await list({ userGroupID: 5 })
  expect(vendors.Users.every(({ UserGroupName }) => UserGroupName === 'Vendors, weekday')).toBe(true)
  expect(vendors.Total).toBe(vendors.Users.length)
  expect((await list({ hierarchyLevel: 5 })).Total).toBe(vendors.Total)
  const both = await list({ userGroupID: 5, searchText: 'bright' })
  expect(both.Users.map(({ Name }) => Name)).toEqual(['Brightwater Home Services'])
  expect(both.AccountTotal).toBeGreaterThan(50)
  const web = await list({ isWebLoginEnabled: true, count: 100 })
  expect(web.Users.every(({ IsWebLoginEnabled }) => IsWebLoginEnabled)).toBe(true)
})

test('each status filter finds its users, and together they find all users', async () => {
  const { bench, list } = await open()
  const statuses = ['Active', 'Invited', 'NotYetValid', 'EndsToday', 'Expired', 'NoAccess'] as const
  const found = await Promise.all(statuses.map((status) => list({ status, count: 100 })))
  found.forEach(({ Users }, index) => expect(new Set(Users.map(({ Status }) => Status))).toEqual(new Set([statuses[index]])))
  expect(found.reduce((sum, { Total }) => sum + Total, 0)).toBe((await list()).Total)
  bench.time.now += 20 * day
  await bench.signIn()
  expect((await list({ status: 'NotYetValid' })).Total).toBe(0)
  expect((await list({ status: 'Expired' })).Users.map(({ Name }) => Name)).toContain('Gulf Coast HVAC, night crew')
})

test('a row shows the user’s entry methods', async () => {
  const { list } = await open()
  const { Users } = await list({ searchText: 'featherstone' })
  expect(Users[0]?.AccessMethods).toEqual(expect.arrayContaining([{ AccessCodeType: 1, Count: 1 }, { AccessCodeType: 11, Count: 2 }]))
})

test('§6 users of a group see the users below and in their own group, but not above', async () => {
  const { bench, names } = await open()
  const staff = 'beatriz.lozano@whisperingpines.example'
  const ID = await userId(bench, staff)
  await bench.client.updateUserDetail({ ID, Version: 1, IsUserAdmin: true })
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  await bench.signIn(staff, 'sandbox2')
  const seen = await names({ count: 100 })
  expect(seen).toContain('Sofia Marchetti')
  expect(seen).not.toContain('Houston Fire Station 7')
  expect(await names({ searchText: 'houston fire' })).toEqual([])
  const firemen = await userId(bench, 'station7@hfd.example')
  await expect(bench.client.getUserDetail({ ID: firemen })).rejects.toMatchObject({ status: 404 })
  const colleague = await userId(bench, 'sofia.marchetti@whisperingpines.example')
  await expect(bench.client.updateUserDetail({ ID: colleague, Version: 1, Notes: 'x' })).rejects.toMatchObject({ status: 403 })
})

test('another account’s users are not found; operators find users of the account in which they work', async () => {
  const { bench, list } = await open()
  const oakline = await userId(bench, 'home@oakline.example')
  await expect(list({ accountID: 2 })).rejects.toMatchObject({ status: 404 })
  await expect(bench.client.getUserDetail({ ID: oakline })).rejects.toMatchObject({ status: 404 })
  await expect(bench.client.updateUserDetail({ ID: oakline, Version: 1, Notes: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(list({ accountID: 99 })).rejects.toMatchObject({ status: 404 })
  const robert = await bench.signIn('robert.k@gatewell.example')
  await expect(list({ accountID: 2 })).rejects.toMatchObject({ status: 404 })
  await bench.as({ ...robert, accountId: 2 }, async () => {
    expect((await list({ accountID: 2 })).Users.map(({ Name }) => Name)).toEqual(['Oakline House'])
    expect((await bench.client.getUserDetail({ ID: oakline })).AccountID).toBe(2)
    await expect(list({ accountID: 1 })).rejects.toMatchObject({ status: 404 })
  })
})
