import type { CallNumber, CallWorld, VideoCallPlan, VoiceCallPlan } from '@portal/domain'
import type { CallGroupPerson } from '../CallGroupEditor/CallGroupEditor.tsx'

/** The time in stories: 10:00 AM in Houston. */
export const exampleNow = Date.parse('2026-11-22T16:00:00Z')

const there = { hasApp: true, allowsNotifications: true, quietHours: [], goneSince: null }

export const examplePeople: readonly CallGroupPerson[] = [
  { id: 1, name: 'Ana Lucía Barrientos', phone: '+17135550164', fact: 'iPhone, seen today', ...there },
  { id: 2, name: 'Ben Barrientos', phone: '+17135550117', fact: 'Android, seen Nov 20', ...there },
  { id: 3, name: 'Wm. J. Abernathy', phone: '+17135550173', fact: '0312', ...there, hasApp: false },
  { id: 4, name: 'Alexandria Abbott-Villaseñor', phone: '+12815550142', fact: '1407', ...there },
  { id: 5, name: 'Marcus Tran', phone: '+12815550199', fact: '1102', ...there, allowsNotifications: false },
]

const desk: CallNumber = { phone: '+17135550100', label: 'Leasing Desk', personId: null }

/** A plan with two users and then a voice number. */
export const examplePlan: VideoCallPlan = { kind: 'video', name: 'Barrientos 0911', directoryPin: '00911', quietHours: [], tiers: [[1], [2]], voiceNumber: desk }

/** A plan with one user and no further step. */
export const shortPlan: VideoCallPlan = { ...examplePlan, tiers: [[1], []], voiceNumber: null }

/** A plan with every problem. */
export const faultyPlan: VideoCallPlan = { ...examplePlan, tiers: [[1, 3, 5], [1, 99]], voiceNumber: null }

export const exampleNumbers: VoiceCallPlan = {
  kind: 'voice', name: 'Halvorsen 0610', directoryPin: '00610', quietHours: [],
  numbers: [{ phone: '+17135550164', label: 'Mobile', personId: null }, { phone: '+12815550142', label: 'Home', personId: null }],
}

export const exampleWorld: CallWorld = { startedAt: exampleNow, timeZone: 'America/Chicago', people: examplePeople, stationPhone: '+17135550190' }
