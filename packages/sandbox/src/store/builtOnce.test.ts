import { DefaultQueryCompiler } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { endpoints, type EndpointName } from '@portal/api-client/contract'
import { everyCall } from '../everyCall.fixture.ts'
import { danaName, longTest, openBench } from '../testing.fixture.ts'
import { builtByCalls } from './builtByCalls.fixture.ts'

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
  expect(textsOf(built)).toEqual([])
})

/** On PostgreSQL locks are raw SQL, of which nothing is built, and so is the background work that a bench without a queue does before it answers. */
function textsOf({ mock }: { mock: { calls: [{ kind: string }, ...unknown[]][]; results: { value: unknown }[] } }): string[] {
  return mock.results.flatMap(({ value }, index) => (mock.calls[index]?.[0].kind === 'RawNode' && inject('postgres') ? [] : [(value as { sql: string }).sql]))
}

const namesByPath = new Map((Object.keys(endpoints) as EndpointName[]).map((name) => [`/svc/${endpoints[name].service}${endpoints[name].path}`, name]))

/** What each call of the contract builds when it is made as it was made before, in a world as it was. */
async function builtByEachCall(): Promise<Map<EndpointName, number>> {
  const found = new Map<EndpointName, number>()
  const bench = await openBench()
  const calls = await everyCall(bench)
  const fetch = bench.sandbox.app.fetch
  const answering = vi.spyOn(bench.sandbox.app, 'fetch').mockImplementation(async (request, ...rest) => {
    const built = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery')
    const answer = await fetch(request, ...rest)
    const name = namesByPath.get(new URL(request.url).pathname)
    if (name) found.set(name, textsOf(built).length)
    built.mockRestore()
    return answer
  })
  onTestFinished(() => answering.mockRestore())
  for (const name of ['getUserDetails', ...Object.keys(calls)] as EndpointName[]) if (name !== 'login') await calls[name]()
  return found
}

test('no call of the contract builds more queries than it is said to', { timeout: longTest }, async () => {
  for (let round = 0; round < 2; round += 1) await builtByEachCall()
  const found = await builtByEachCall()
  const said = new Map<string, number>(Object.values(builtByCalls).flatMap((calls) => Object.entries(calls)))
  expect([...found.keys()].sort()).toEqual(Object.keys(endpoints).sort())
  const more = [...found].filter(([name, built]) => built > (said.get(name) ?? 0)).map(([name, built]) => `${name} builds ${built} queries and may build ${said.get(name) ?? 0}`)
  expect(more, 'Build them once (store/statement.ts, store/statementByShape.ts).').toEqual([])
  // Raw SQL is not counted on PostgreSQL.
  if (!inject('postgres')) expect([...said.keys()].filter((name) => (found.get(name as EndpointName) ?? 0) === 0), 'They build none any more: take them off the list.').toEqual([])
})
