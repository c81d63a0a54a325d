import type { CallNumber, VideoCallPlan, VoiceCallPlan } from './callPlan.ts'
import type { CallPerson, CallWorld } from './callWorld.ts'

const person: Omit<CallPerson, 'id' | 'name'> = { phone: '', hasApp: true, allowsNotifications: true, quietHours: [], goneSince: null }

export const ana = { ...person, id: 1, name: 'Ana Lucía Barrientos' }
export const ben = { ...person, id: 2, name: 'Ben Barrientos' }
export const abernathy = { ...person, id: 3, name: 'Wm. J. Abernathy', hasApp: false }

export const desk: CallNumber = { phone: '(713) 555-0100', label: 'Leasing Desk', personId: null }
export const mobile: CallNumber = { phone: '(713) 555-0164', label: 'Mobile', personId: null }
export const home: CallNumber = { phone: '(281) 555-0142', label: 'Home', personId: null }

export const plan: VideoCallPlan = {
  kind: 'video', name: 'Barrientos 0911', directoryPin: '00911', quietHours: [], tiers: [[ana.id], [ben.id]], voiceNumber: desk,
}
export const voicePlan: VoiceCallPlan = { kind: 'voice', name: 'Halvorsen 0610', directoryPin: '00610', quietHours: [], numbers: [mobile, home] }

/** Example users, at 9:40 on a Saturday in Houston. */
export const world: CallWorld = {
  startedAt: Date.UTC(2026, 10, 21, 15, 40), timeZone: 'America/Chicago', people: [ana, ben, abernathy], stationPhone: '+1 832 555 0199',
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
