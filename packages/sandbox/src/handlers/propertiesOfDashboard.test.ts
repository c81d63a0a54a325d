import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

async function open() {
  const bench = await openBench()
  const { store } = bench.sandbox
  await store.insertInto('properties').values({ id: 90, account_id: 1, name: 'Cypress Court', address: '1 Cypress Court', time_zone: 'America/New_York' }).execute()
  await store.insertInto('ports').values({ id: 'cypress-gate', property_id: 90, name: 'Cypress Gate', hardware_model: 'W480', status: 'Closed', last_opened_at: null, position: 1, location_id: null, open_since: null, locked_by: null }).execute()
  await bench.signIn()
  return bench
}

test('an administrator sees the doors of each property of the account, with its name, time zone and events', async () => {
  const bench = await open()
  const { client } = bench
  const own = await client.getDashboard()
  expect(own).toMatchObject({ PropertyID: 1, TimeZone: 'America/Chicago', Properties: [{ ID: 1 }, { ID: 90, Name: 'Cypress Court' }] })
  expect(own.Ports.map(({ ID }) => ID)).not.toContain('cypress-gate')
  const other = await client.getDashboard({ PropertyID: 90 })
  expect(other).toMatchObject({ PropertyID: 90, PropertyName: 'Cypress Court', TimeZone: 'America/New_York', ActiveInvites: 0, Ports: [{ ID: 'cypress-gate', Status: 'Closed' }] })
  await bench.scan('cypress-gate', '9999')
  expect((await client.getDashboard({ PropertyID: 90 })).Events).toMatchObject([{ PortName: 'Cypress Gate', Reason: 'unknownCode' }])
  expect((await client.getDashboard()).Events.some(({ PortName }) => PortName === 'Cypress Gate')).toBe(false)
})

test('a property of another account is not found, and users without the right to see users stay at their own property', async () => {
  const bench = await open()
  await expect(bench.client.getDashboard({ PropertyID: 2 })).rejects.toMatchObject({ status: 404 })
  await bench.signIn('billing@whisperingpines.example')
  expect(await bench.client.getDashboard()).toMatchObject({ PropertyID: 1, Properties: [] })
  await expect(bench.client.getDashboard({ PropertyID: 90 })).rejects.toMatchObject({ status: 404 })
})
