import type { UserFilter } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { danaName, openBench } from '../testing.fixture.ts'
import { countUsers, idsOfUsers, pageOfUsers, userSet } from './findUsers.ts'
import { readSignedInUser, standingOf, type Viewer } from './viewer.ts'
import { openCodeVault } from '../secrets/codeVault.ts'

async function open() {
  const bench = await openBench()
  const { store } = bench.sandbox
  const { id } = await store.selectFrom('users').select('id').where('username', '=', danaName).executeTakeFirstOrThrow()
  const user = await readSignedInUser(store, id)
  if (!user) throw new Error('There is no such user.')
  const viewer = (level: number | null): Viewer => {
    return { user, accountId: 1, standing: { ...standingOf(user), groupId: level, level } }
  }
  return { bench, store, viewer }
}

const searches: UserFilter[] = [{}, { searchText: 'mail' }, { searchText: '713' }, { searchText: 'a', searchType: 'Name' }]
const filters: UserFilter[] = [
  {}, { status: 'Active' }, { status: 'Invited' }, { status: 'Expired' }, { status: 'NoAccess' }, { userGroupID: 3 }, { userTypeID: 1 },
  { isWebLoginEnabled: false }, { hierarchyLevel: 4 }, { propertyID: 1 }, { accessCodeTypeID: 1 },
]
const columns = ['Name', 'LastName', 'Email', 'Unit', 'Group', 'HierarchyLevel', 'LastEntry', 'ID']

test.each([null, 2])('every search, filter and order combine to the right users (viewer level %s)', async (level) => {
  const { bench, store, viewer } = await open()
  const vault = await openCodeVault(store)
  const setOf = (filter: UserFilter) => userSet({ store, vault }, viewer(level), filter, bench.time.now)
  const left = new Map(await Promise.all([...searches, ...filters].map(async (filter) => [filter, new Set(await idsOfUsers(store, await setOf(filter)))] as const)))
  for (const sort of columns.flatMap((column) => [`${column} ASC`, `${column} DESC`])) {
    const all = await setOf({})
    const everyone = await pageOfUsers(store, all, await countUsers(store, all), sort, { page: 1, count: 1000 })
    expect(everyone.length).toBeGreaterThan(40)
    for (const search of searches) {
      for (const filter of filters) {
        const set = await setOf({ ...search, ...filter })
        const total = await countUsers(store, set)
        const expected = everyone.filter((id) => left.get(search)?.has(id) && left.get(filter)?.has(id))
        const message = JSON.stringify({ sort, search, filter })
        expect(total, message).toBe(expected.length)
        expect(await pageOfUsers(store, set, total, sort, { page: 2, count: 3 }), message).toEqual(expected.slice(3, 6))
        const pages = Math.max(1, Math.ceil(expected.length / 3))
        expect(await pageOfUsers(store, set, total, sort, { page: pages, count: 3 }), message).toEqual(expected.slice(3 * pages - 3))
        // For a total of a hundred thousand users, another query finds the page. The result must be the same.
        expect(await pageOfUsers(store, set, 100_000, sort, { page: 2, count: 7 }), message).toEqual(expected.slice(7, 14))
      }
    }
  }
})

test('the filter by entry method finds users with an active code of that type', async () => {
  const { bench } = await open()
  await bench.signIn()
  const list = async () => (await bench.client.getUserTierUserList({ accessCodeTypeID: 1, count: 100 })).Users
  const before = await list()
  expect(before.length).toBeGreaterThan(0)
  expect(before.every(({ AccessMethods }) => AccessMethods?.some(({ AccessCodeType }) => AccessCodeType === 1))).toBe(true)
  await bench.sandbox.store.updateTable('access_codes').set({ is_active: 0 }).where('user_id', '=', before[0]?.ID ?? 0).execute()
  expect((await list()).map(({ ID }) => ID)).toEqual(before.slice(1).map(({ ID }) => ID))
})
