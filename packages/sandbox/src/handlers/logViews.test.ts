import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

test('activity views are private to a user, have unique names, and can be renamed, changed and deleted', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { client } = bench
  const names = async () => (await client.getLogViews()).Views.map(({ Name }) => Name)
  const { ID } = await client.saveLogView({ Name: 'Refused this week', Filter: { Outcome: 'denied', Span: 'week' } })
  await client.saveLogView({ Name: 'Main gate', Filter: { PortID: 'main-entry' } })
  expect((await client.getLogViews()).Views).toMatchObject([{ Name: 'Main gate', Filter: { PortID: 'main-entry' } }, { ID, Name: 'Refused this week', Filter: { Outcome: 'denied', Span: 'week' } }])
  await expect(client.saveLogView({ Name: 'MAIN gate', Filter: {} })).rejects.toMatchObject({ status: 409, code: 'TAKEN' })
  await client.saveLogView({ ViewID: ID, Name: 'Refused', Filter: { Outcome: 'denied' } })
  expect(await names()).toEqual(['Main gate', 'Refused'])
  await bench.signIn('devices@whisperingpines.example')
  expect(await names()).toEqual([])
  await expect(client.deleteLogView({ ViewID: ID })).rejects.toMatchObject({ status: 404 })
  await expect(client.saveLogView({ ViewID: ID, Name: 'Mine', Filter: {} })).rejects.toMatchObject({ status: 404 })
  await bench.signIn()
  await client.deleteLogView({ ViewID: ID })
  expect(await names()).toEqual(['Main gate'])
})

test('a view names only doors and users of the account, and a user has at most twenty views', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { client } = bench
  await expect(client.saveLogView({ Name: 'Elsewhere', Filter: { PortID: 'no-such-door' } })).rejects.toMatchObject({ status: 404 })
  await expect(client.saveLogView({ Name: 'Nobody', Filter: { UserID: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await expect(client.saveLogView({ Name: 'Half', Filter: { Subject: 'code' } })).rejects.toMatchObject({ status: 400 })
  for (let view = 1; view <= 20; view += 1) await client.saveLogView({ Name: `View ${view}`, Filter: {} })
  await expect(client.saveLogView({ Name: 'View 21', Filter: {} })).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' })
})
