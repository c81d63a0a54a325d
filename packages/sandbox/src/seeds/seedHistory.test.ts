import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { seedHistory } from './seedHistory.ts'

test('example history makes no one’s last entry newer, and opens no door outside the hours of its user', async () => {
  const [bare, lived] = [await openBench(), await openBench()]
  await seedHistory(lived.sandbox.store, 30, lived.time.now)
  const answers = await Promise.all([bare, lived].map(async (bench) => {
    await bench.signIn()
    const { Users } = await bench.client.getUserTierUserList({ count: 100 })
    return Users.map(({ ID, LastEntryAt }) => [ID, LastEntryAt])
  }))
  expect(answers[1]).toEqual(answers[0])
  const events = await lived.sandbox.store.selectFrom('gate_events').innerJoin('users', 'users.id', 'gate_events.user_id').innerJoin('user_groups', 'user_groups.id', 'users.group_id')
    .select(['at', 'last_entry_at', 'user_groups.name', 'decision']).where('decision', '=', 'open').where('credential_kind', 'not in', ['Call', 'Portal']).execute()
  expect(events.length).toBeGreaterThan(500)
  expect(events.filter(({ at, last_entry_at: last }) => last === null || at > last)).toEqual([])
  const hours = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' })
  const old = events.filter(({ at, name }) => name.startsWith('Vendors') && at < lived.time.now - 2 * 86_400_000)
  expect(old.length).toBeGreaterThan(10)
  expect(old.every(({ at }) => Number(hours.format(at)) >= 8 && Number(hours.format(at)) < 18)).toBe(true)
})
