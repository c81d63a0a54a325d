import { localDateAt, startOfDay } from '@portal/domain'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { saturday } from '../saturday.fixture.ts'
import { type Bench, day, hour, longTest, minute, openBench } from '../testing.fixture.ts'

const zone = 'America/Chicago'

async function openAt(now: number): Promise<Bench> {
  const bench = await openBench({ time: { now } })
  await bench.signIn()
  return bench
}

const doorOf = async ({ client }: Bench, PortID: string, Date?: string) => {
  const [door] = (await client.getDoorStatesByDay({ PortID, ...(Date !== undefined && { Date }) })).Doors
  return door!
}
const states = ({ States }: Awaited<ReturnType<typeof doorOf>>) => States.map(({ State, From }) => `${State} ${new Date(From).toISOString().slice(11, 16)}`)

test('a day shows what a door reported and who held it open, from its midnight until now, and what its schedules plan', async () => {
  const midnight = startOfDay(zone, Date.parse('2026-11-23T18:00:00Z'))
  const bench = await openAt(midnight + 6 * hour)
  const { client, time } = bench
  await bench.post('controllers', { controller: 1, lost: 'network' })
  time.now += 10 * minute
  await bench.post('controllers', { controller: 1, lost: null })
  time.now += 10 * minute
  await client.holdDoorOpen({ PortID: 'main-entry', Until: new Date(time.now + 10 * minute).toISOString(), Note: 'Movers' })
  time.now += 20 * minute
  await bench.post('doors', { door: 'main-entry', reports: 'forced' })
  time.now += minute
  // The example data has an outage of its own, in the night.
  expect(states(await doorOf(bench, 'main-entry'))).toEqual(['Closed 06:00', 'LeftOpen 10:24', 'Closed 10:31', 'Offline 12:00', 'Closed 12:10', 'HeldOpen 12:20', 'Closed 12:30', 'Forced 12:40'])
  const exit = await doorOf(bench, 'main-exit')
  expect(exit.States.at(-1)).toMatchObject({ State: 'HeldOpen', Because: 'schedule', Schedule: 'Exit lane, morning rush', From: new Date(midnight + 6.5 * hour).toISOString() })
  expect(exit.Planned).toMatchObject([{ From: new Date(time.now).toISOString(), Until: new Date(midnight + 9 * hour).toISOString(), Schedule: 'Exit lane, morning rush' }])
})

test('a hold names its user to those who may see the user, also where a colleague’s hold follows it without a gap', async () => {
  const bench = await openAt(saturday)
  const { client, time } = bench
  const hold = async () => {
    await client.holdDoorOpen({ PortID: 'main-entry', Until: new Date(time.now + hour).toISOString() })
    time.now += 10 * minute
  }
  const holders = async () => (await doorOf(bench, 'main-entry')).States.flatMap(({ State, Because, By }) => (State === 'HeldOpen' ? [[Because, By]] : []))
  await hold()
  await hold()
  await bench.signIn('robert.k@gatewell.example')
  await hold()
  expect(await holders()).toEqual([['person', 'Dana Whitfield'], ['person', 'Robert Kowalczyk']])
  await bench.signIn()
  expect(await holders()).toEqual([['person', 'Dana Whitfield'], ['person', null]])
})

test('a time without a record is unknown, and a deleted schedule stays in the days before', async () => {
  const bench = await openAt(Date.parse('2026-11-24T02:00:00Z'))
  const { client, sandbox: { store } } = bench
  const { Schedules } = await client.getSchedules({})
  await client.deleteSchedule({ ID: Schedules.find(({ Name }) => Name === 'Exit lane, morning rush')!.ID })
  expect(states(await doorOf(bench, 'main-exit'))).toEqual(['Closed 06:00', 'HeldOpen 12:30', 'Closed 15:00'])
  expect((await doorOf(bench, 'main-exit', '2026-11-25')).Planned).toEqual([])
  await store.deleteFrom('door_facts').where('at', '<', bench.time.now).execute()
  expect(states(await doorOf(bench, 'main-exit'))).toEqual(['Unknown 06:00'])
})

test('a door that its controller locked is locked, though the controller’s answer is lost', async () => {
  const bench = await openAt(saturday)
  await bench.post('controllers', { controller: 1, failure: 'lostAnswer' })
  await bench.client.setLockdown({ Reason: 'Police', PortIDs: ['main-entry'] })
  bench.time.now += minute
  expect((await bench.client.getDashboard()).Ports.find(({ ID }) => ID === 'main-entry')?.Status).toBe('Locked')
  expect((await doorOf(bench, 'main-entry')).States.at(-1)?.State).toBe('Locked')
})

test('another account’s door, another property and an unknown door are not found', async () => {
  const { client } = await openAt(saturday)
  await expect(client.getDoorStatesByDay({ PortID: 'oakline-gate' })).rejects.toMatchObject({ status: 404 })
  await expect(client.getDoorStatesByDay({ PropertyID: 2 })).rejects.toMatchObject({ status: 404 })
})

/** What each random step does to a door. A step that the door's state refuses changes nothing. */
const acts = {
  hold: ({ client, time }: Bench, PortID: string) => client.holdDoorOpen({ PortID, Until: new Date(time.now + 90 * minute).toISOString() }),
  close: ({ client }: Bench, PortID: string) => client.closeDoor({ PortID }),
  resume: ({ client }: Bench, PortID: string) => client.resumeDoorSchedule({ PortID }),
  open: ({ client }: Bench, PortID: string) => client.openDoor({ PortID }),
  leave: ({ post }: Bench, door: string) => post('doors', { door, reports: 'leftOpen' }),
  force: ({ post }: Bench, door: string) => post('doors', { door, reports: 'forced' }),
  shut: ({ post }: Bench, door: string) => post('doors', { door, reports: 'closed' }),
  lose: ({ post }: Bench) => post('controllers', { controller: 2, lost: 'power' }),
  find: ({ post }: Bench) => post('controllers', { controller: 2, lost: null }),
  lock: ({ client }: Bench, PortID: string) => client.setLockdown({ Reason: 'Police', PortIDs: [PortID], IsDrill: false, EndsAt: null }),
  release: async ({ client }: Bench) => {
    for (const { ID } of (await client.getLockdowns({})).Running) await client.releaseLockdown({ LockdownID: ID })
  },
  alarm: ({ post }: Bench) => post('fire-alarm', { property: 1, isOn: true }),
  calm: ({ post }: Bench) => post('fire-alarm', { property: 1, isOn: false }),
} satisfies Record<string, (bench: Bench, door: string) => Promise<unknown>>

test('the states of a door on a day are those that the dashboard showed, and its openings those of activity, also when the clock changes', { timeout: longTest }, async () => {
  const door = fc.constantFrom('main-entry', 'main-exit')
  const step = fc.record({ act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), door, wait: fc.integer({ min: 1, max: 240 }) })
  const starts = ['2026-03-07T22:00:00Z', '2026-10-31T20:00:00Z', '2026-11-23T11:00:00Z'].map((at) => Date.parse(at))
  await fc.assert(fc.asyncProperty(fc.constantFrom(...starts), fc.array(step, { minLength: 15, maxLength: 30 }), async (start, steps) => {
    const bench = await openAt(start)
    const { client, time } = bench
    const seen: { at: number; port: string; status: string }[] = []
    for (const { act, door: port, wait } of steps) {
      await acts[act](bench, port).catch(() => {})
      time.now += wait * minute
      await bench.signIn()
      for (const { ID, Status } of (await client.getDashboard()).Ports) seen.push({ at: time.now, port: String(ID), status: Status })
      time.now += 1
    }
    for (let date = start; date < time.now + day; date += day) {
      const answer = await client.getDoorStatesByDay({ Date: localDateAt(zone, date) })
      for (const { ID, States, Openings } of answer.Doors) {
        const end = Math.min(time.now, Date.parse(answer.End))
        if (end > Date.parse(answer.Start)) {
          expect([States[0]?.From, States.at(-1)?.Until]).toEqual([answer.Start, new Date(end).toISOString()])
          for (const [index, { Until }] of States.slice(0, -1).entries()) expect(States[index + 1]?.From).toBe(Until)
        }
        for (const { at, status } of seen.filter(({ port, at: when }) => port === ID && when >= Date.parse(answer.Start) && when < end)) {
          const { State } = States.find(({ From, Until }) => Date.parse(From) <= at && at < Date.parse(Until))!
          expect([at, State === 'Forced' ? 'LeftOpen' : State]).toEqual([at, status])
        }
        const { Lines } = await client.getLog({ Kind: 'event', Outcome: 'opened', PortID: ID, From: answer.Date, Until: answer.Date, count: 100 })
        expect(Openings).toEqual(Lines.map(({ At }) => Math.floor((Date.parse(At) - Date.parse(answer.Start)) / minute)).toReversed())
      }
    }
  }), { numRuns: inject('postgres') ? 3 : 12 })
})
