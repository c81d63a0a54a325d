import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusOfInvite } from '../access/findInvite.ts'
import { openBench } from '../testing.fixture.ts'
import { countInvites, statusOfInvites, wantedInvites } from './wantedInvites.ts'

const moment = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null })
const dates = fc.record({ revoked_at: moment, start_at: moment, end_at: moment, uses_left: fc.constantFrom(null, 0, 1) })

test('the store finds, counts and lists invites by the domain’s status at every moment around a change', async () => {
  const { store } = (await openBench()).sandbox
  const pattern = await store.selectFrom('invites').selectAll().where('account_id', '=', 1).executeTakeFirstOrThrow()
  const { rowid: _row, ...columns } = pattern as typeof pattern & { rowid?: number }
  await fc.assert(fc.asyncProperty(fc.array(dates, { minLength: 1, maxLength: 30 }), async (invites) => {
    await store.deleteFrom('invites').execute()
    for (const [index, values] of invites.entries()) {
      await store.insertInto('invites').values({ ...columns, id: `i${index}`, link_hash: `h${index}`, uses_allowed: 1, created_at: index % 4, kind: index % 3 === 0 ? 'PIN' : 'QR', ...values }).execute()
    }
    for (let now = 0; now <= 7; now += 1) {
      const said = await store.selectFrom('invites').select(['id', 'kind', 'revoked_at', 'start_at', 'end_at', 'uses_left', statusOfInvites(now).as('status')]).execute()
      for (const row of said) expect(row.status).toBe(statusOfInvite(row, now))
      for (const Kind of [undefined, 'PIN'] as const) {
        const wanted = said.filter(({ kind }) => Kind === undefined || kind === Kind)
        const counts = await countInvites(store, 1, { Kind, searchText: '' }, now)
        for (const [status, count] of Object.entries(counts)) expect(count, `${status} at ${now}`).toBe(wanted.filter((row) => row.status === status).length)
      }
      const expired = said.filter(({ status }) => status === 'Expired').map(({ id }) => id)
      expect((await wantedInvites(store, 1, { searchText: '', Status: 'Expired' }, now)).toSorted()).toEqual(expired.toSorted())
    }
  }), { numRuns: 15 })
})
