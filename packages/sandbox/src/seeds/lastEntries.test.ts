import { expect, inject, test } from 'vitest'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'
import { fillPostgres } from './postgres/fillPostgres.ts'
import { worlds, type WorldName } from './worlds/index.ts'

/** Sets of example data with a user who can read the list of users and activity. */
const everyday = (Object.keys(worlds) as WorldName[]).filter((name) => name !== 'hundredThousandUsers' && name !== 'inactiveAccount')

test.each(everyday)('in the example data %s every user’s last entry matches activity', async (world) => {
  const bench = await openBench({ world })
  await bench.signIn()
  const shown = await shownEntries(bench)
  expect(shown).toEqual(await loggedEntries(bench))
  if (world === 'busyProperty') expect(shown.size).toBeGreaterThan(20)
})

test('a scan updates the last entry; a remote opening does not', async () => {
  const bench = await openBench()
  await bench.signIn()
  const before = await shownEntries(bench)
  await bench.post('gate/scan', { reader: 'main-entry', presented: '14073' })
  const after = await shownEntries(bench)
  expect(after).toEqual(await loggedEntries(bench))
  expect(after).not.toEqual(before)
  await bench.client.openDoor({ PortID: 'main-entry' })
  expect(await shownEntries(bench)).toEqual(after)
})

test.runIf(!inject('postgres'))('among 100,000 users, the last twenty entries match activity’s newest lines', async () => {
  const bench = await openBench({ world: 'hundredThousandUsers' })
  await bench.signIn()
  const { Users } = await bench.client.getUserTierUserList({ sort: 'LastEntry DESC' })
  const { Lines } = await bench.client.getLog({ Kind: 'event', count: 20 })
  expect(Users.map(({ ID, LastEntryAt }) => [ID, LastEntryAt])).toEqual(Lines.map((line) => line.Kind === 'event' && [line.UserID, line.At]))
}, longTest)

test.runIf(inject('postgres'))('last entries also match activity for users and events that PostgreSQL generates in bulk', async () => {
  const bench = await openBench()
  await fillPostgres(bench.sandbox.store, { from: 1, to: 300, eventsOfEach: 3, passwordHash: '', now: bench.time.now })
  await bench.signIn()
  const shown = await shownEntries(bench)
  expect(shown.size).toBeGreaterThan(300)
  expect(shown).toEqual(await loggedEntries(bench))
}, longTest)

/** The last entries as the list of users shows them. */
async function shownEntries({ client }: Bench): Promise<Map<number, string>> {
  const entries = new Map<number, string>()
  for (let page = 1; ; page += 1) {
    const { Users, Total } = await client.getUserTierUserList({ page, count: 100 })
    for (const { ID, LastEntryAt } of Users) if (LastEntryAt) entries.set(ID, LastEntryAt)
    if (page * 100 >= Total) return inOrder(entries)
  }
}

/** The last entries as activity has them: when a user's own code or key last opened a door. */
async function loggedEntries({ client }: Bench): Promise<Map<number, string>> {
  const entries = new Map<number, string>()
  let Before: string | null | undefined
  while (Before !== null) {
    const { Lines, Next } = await client.getLog({ Kind: 'event', count: 100, ...(Before !== undefined && { Before }) })
    for (const line of Lines) {
      const cameIn = line.Kind === 'event' && line.Decision === 'open' && line.CredentialKind !== 'Portal' && line.CredentialKind !== 'Call'
      if (cameIn && line.UserID !== null && !entries.has(line.UserID)) entries.set(line.UserID, line.At)
    }
    Before = Next
  }
  return inOrder(entries)
}

const inOrder = (entries: Map<number, string>) => new Map([...entries].toSorted(([one], [other]) => one - other))
