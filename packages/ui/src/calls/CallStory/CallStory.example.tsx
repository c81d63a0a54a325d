import { type CallPlan, type CallWorld, simulateCall } from '@portal/domain'
import { CallStory } from '@portal/ui'

const person = { phone: '', hasApp: true, allowsNotifications: true, quietHours: [], goneSince: null }
const people = [{ ...person, id: 1, name: 'Ana Barrientos' }, { ...person, id: 2, name: 'Ben Barrientos' }]
const world: CallWorld = { startedAt: Date.parse('2026-11-22T16:00:00Z'), timeZone: 'America/Chicago', people, stationPhone: null }
const plan: CallPlan = { kind: 'video', name: 'Barrientos 0911', directoryPin: '00911', quietHours: [], tiers: [[1], [2]], voiceNumber: null }
const events = simulateCall(plan, world, { 'person:1': { does: 'decline', after: 12_000 } })

export function Example() {
  return <CallStory plan={plan} events={events} people={people} />
}
