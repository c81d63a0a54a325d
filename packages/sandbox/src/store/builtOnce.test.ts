import { DefaultQueryCompiler } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { danaName, openBench } from '../testing.fixture.ts'

type Bench = Awaited<ReturnType<typeof openBench>>

/** What is asked most: its queries are built once and then taken as they are (statement.ts), since building one takes as long as running it. */
const asked: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = {
  'the list of users': ({ client }) => client.getUserTierUserList({}),
  'the list of users by e-mail address': ({ client }) => client.getUserTierUserList({ sort: 'Email DESC', page: 2 }),
  'a sign-in': ({ client }) => client.login({ username: danaName, password: 'sandbox1' }),
  'a scan that opens': async ({ scan }) => expect(await scan('clubhouse', '88213')).toMatchObject({ outcome: 'open' }),
  'a scan of what nobody has': ({ scan }) => scan('clubhouse', '10101'),
  'the dashboard': ({ client }) => client.getDashboard(),
  'may they get in': ({ client }) => client.explainAccess({ UserID: 7, PortID: 'main-entry' }),
}

/** Of a save only what every save does: its places, its kept answer and its line in the audit trail. */
const ofEverySave = /^(insert into|update|delete from|select .* from) "?(idempotency|changes|change_rows|progress|property_locations|ports|controllers)"?/

test('a save builds no query that every save makes', async () => {
  const bench = await openBench()
  await bench.signIn()
  const save = (round: number) => bench.client.createUpdateAccess({ UserID: 7, HasAllLocationAccess: round % 2 === 0, PropertyLocations: [], Modules: [] })
  for (let round = 0; round < 2; round += 1) await save(round)
  const built = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
  onTestFinished(() => built.mockRestore())
  await save(2)
  const texts = built.mock.results.map(({ value }) => (value as { sql: string }).sql.trim())
  expect(texts.filter((text) => ofEverySave.test(text))).toEqual([])
})

test.each(Object.keys(asked))('%s builds no query once it was asked', async (name) => {
  const bench = await openBench()
  await bench.signIn()
  for (let round = 0; round < 2; round += 1) await asked[name]?.(bench)
  const built = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
  onTestFinished(() => built.mockRestore())
  await asked[name]?.(bench)
  // On PostgreSQL locks are raw SQL, of which nothing is built, and so is the background work that a bench without a queue does before it answers.
  const counted = built.mock.calls.flatMap(([{ kind }], index) => (kind === 'RawNode' && inject('postgres') ? [] : [built.mock.results[index]?.value as { sql: string }]))
  expect(counted.map(({ sql }) => sql)).toEqual([])
})
