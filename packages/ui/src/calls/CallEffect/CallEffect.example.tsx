import type { CallWorld, VideoCallPlan } from '@portal/domain'
import { CallEffect } from '@portal/ui'

const person = { phone: '', hasApp: true, allowsNotifications: true, quietHours: [], goneSince: null }
const people = [{ ...person, id: 1, name: 'Ana Barrientos' }, { ...person, id: 2, name: 'Ben Barrientos' }]
const world: CallWorld = { startedAt: Date.parse('2026-11-22T16:00:00Z'), timeZone: 'America/Chicago', people, stationPhone: null }
const saved: VideoCallPlan = { kind: 'video', name: 'Barrientos 0911', directoryPin: '00911', quietHours: [], tiers: [[1], []], voiceNumber: null }

export function Example() {
  return <CallEffect saved={saved} plan={{ ...saved, tiers: [[1], [2]] }} world={world} station="Main Gate" />
}
