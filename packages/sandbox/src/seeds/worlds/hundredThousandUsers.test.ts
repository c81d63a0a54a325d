import { expect, test } from 'vitest'
import { longTest, openBench } from '../../testing.fixture.ts'

test('a hundred thousand users can be listed, searched, selected and moved', async () => {
  const bench = await openBench({ world: 'hundredThousandUsers' })
  await bench.signIn()
  const list = bench.client.getUserTierUserList
  const first = await list({})
  expect([first.Total, first.Users.length]).toEqual([100_001, 20])
  expect((await list({ page: 5001 })).Users).toHaveLength(1)
  const found = await list({ searchText: 'zoe zimm' })
  expect(found.Users[0]).toMatchObject({ FirstName: 'Zoë', LastName: 'Zimmermann' })
  expect((await list({ searchText: '100002' })).Users.map(({ ID }) => ID)).toEqual([100_002])

  const { People: nearlyAll } = await bench.client.goToAnything({ searchText: '7135' })
  expect([nearlyAll?.Total, nearlyAll?.Items.length]).toEqual([null, 5])
  const { People: few } = await bench.client.goToAnything({ searchText: 'zoe zimm' })
  expect(few).toMatchObject({ Total: found.Total, Items: found.Users.slice(0, 5).map(({ ID }) => ({ ID })) })

  const vendors = { Filter: { userGroupID: 5 }, ExpectedCount: (await list({ userGroupID: 5 })).Total }
  const moved = await bench.client.saveBulkUserAction({ Selection: vendors, Action: { Kind: 'group', UserGroupID: 4 } })
  expect(moved).toMatchObject({ Done: vendors.ExpectedCount, Refused: 0 })
  expect(moved.Results).toHaveLength(Math.min(1000, vendors.ExpectedCount))
  expect((await list({ userGroupID: 5 })).Total).toBe(0)
}, longTest)
