import { localDateAt } from '@portal/domain'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { day, hour, minute, openBench } from '../testing.fixture.ts'
import { uptimeByDay } from './uptimeByDay.ts'

const zone = 'America/Chicago'
/** The time is nine days after the clocks were set back on November 1. */
const now = Date.parse('2026-11-10T18:00:00Z')

test('a controller is offline while none of its doors reports, by local day and also when the clock changes', async () => {
  const { sandbox: { store } } = await openBench({ time: { now } })
  const step = fc.record({ port: fc.constantFrom('service-gate', 'clubhouse'), hours: fc.integer({ min: 0, max: 34 * 24 }), isOnline: fc.boolean() })
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 25 }), async (steps) => {
    await store.deleteFrom('door_facts').execute()
    const rows = steps.map(({ port, hours, isOnline }) => ({ port_id: port, at: now - hours * hour, facts: '{}', status: isOnline ? 'Closed' as const : 'Offline' as const, is_forced: 0 }))
    await store.insertInto('door_facts').values(rows).execute()
    const answer = await uptimeByDay(store, ['service-gate', 'clubhouse'], zone, now)
    const ordered = rows.toSorted((one, other) => one.at - other.at)
    const last = (port: string, at: number) => ordered.findLast((row) => row.port_id === port && row.at <= at)?.status
    const counted = new Map(answer.map(({ Date: date }) => [date, { Recorded: 0, Offline: 0 }]))
    for (let at = now - 33 * day; at < now; at += hour) {
      const [one, other] = [last('service-gate', at), last('clubhouse', at)]
      const found = counted.get(localDateAt(zone, at))
      if (!found || one === undefined || other === undefined) continue
      found.Recorded += hour / minute
      if (one === 'Offline' && other === 'Offline') found.Offline += hour / minute
    }
    expect(answer).toEqual([...counted].map(([date, minutes]) => ({ Date: date, ...minutes })))
    expect(answer).toHaveLength(30)
  }), { numRuns: inject('postgres') ? 20 : 100 })
})

test('the console’s power loss is counted, also in a lockdown', async () => {
  const bench = await openBench({ time: { now } })
  await bench.signIn()
  await bench.client.setLockdown({ Reason: 'Police', PortIDs: ['main-entry'] })
  await bench.post('controllers', { controller: 1, lost: 'power' })
  bench.time.now += 25 * minute
  await bench.post('controllers', { controller: 1, lost: null })
  bench.time.now += 2 * minute
  const { Days } = await bench.client.getControllerUptime({ ModuleID: 1 })
  // The example data has an outage of 12 minutes in the night.
  expect(Days.at(-1)?.Offline).toBe(25 + 12)
  await expect(bench.client.getControllerUptime({ ModuleID: 99 })).rejects.toMatchObject({ status: 404 })
})
