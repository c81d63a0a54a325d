import { expect, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'
import { usersPerSlice, usersPerStatement } from './bulkActions.ts'

const many = 6 * usersPerSlice

/** Opens a sandbox with the default example data and `count` more residents. */
async function openWith(count: number) {
  const bench = await openBench()
  await bench.signIn()
  const { store } = bench.sandbox
  const { phone_digits: _made, ...resident } = await store.selectFrom('users').selectAll().where('email', '=', 'k.broussard@mail.example').executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, number) => {
    return { ...resident, id: 1_000_000 + number, name: `Resident ${number}`, username: `resident-${number}`, email: `${number}@residents.example`, directory_pin: '' }
  })
  for (let from = 0; from < count; from += 200) await store.insertInto('users').values(rows.slice(from, from + 200)).execute()
  return { bench, SelectedUsers: rows.map(({ id }) => id) }
}

/** The number of reads that succeed, one after another, while `work` runs. */
async function servedDuring(bench: Bench, work: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = work.finally(() => (isOver = true))
  let served = 0
  for (;;) {
    // A request arrives as an event, for which a chain of promises leaves no time.
    await new Promise((resolve) => setImmediate(resolve))
    await bench.client.getPropertyInstallLocationDeviceInformation()
    if (isOver) break
    served += 1
  }
  await over
  return served
}

test.each([['moveOut'], ['delete']] as const)('other requests are served during a bulk action: %s', async (Kind) => {
  const { bench, SelectedUsers } = await openWith(many)
  const served = await servedDuring(bench, bench.client.saveBulkUserAction({ Selection: { SelectedUsers }, Action: { Kind } }))
  expect(served).toBeGreaterThanOrEqual(3)
})

test('other requests are served while all users move to another group', async () => {
  const { bench } = await openWith(5 * usersPerStatement)
  const { AccountTotal: ExpectedCount } = await bench.client.getUserTierUserList({})
  const served = await servedDuring(bench, bench.client.saveBulkUserAction({
    Selection: { Filter: {}, ExpectedCount }, Action: { Kind: 'group', UserGroupID: 4 },
  }))
  expect(served).toBeGreaterThanOrEqual(2)
})

test('results, refusals and undo of a bulk action cover all its slices', async () => {
  const { bench, SelectedUsers } = await openWith(many)
  const result = await bench.client.saveBulkUserAction({ Selection: { SelectedUsers: [...SelectedUsers, 9_999_999] }, Action: { Kind: 'moveOut' } })
  expect(result).toMatchObject({ Done: many, Refused: 1 })
  const inNoGroup = () => bench.sandbox.store.selectFrom('users').innerJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select('users.id').where('is_no_access', '=', 1).where('users.id', 'in', SelectedUsers).execute()
  expect(await inNoGroup()).toHaveLength(many)
  await bench.client.undoBulkAction({ ReceiptID: result.ReceiptID ?? 0 })
  expect((await inNoGroup()).length).toBeLessThan(many)
  expect(await bench.sandbox.store.selectFrom('progress').select('key').execute()).toEqual([])
})
