import type { WeekWindow } from '../access/restriction/restriction.ts'

/** A phone number that a call rings. */
export interface CallNumber {
  /** As typed or in E.164. */
  phone: string
  /** The number's name: “Leasing Desk”. */
  label: string
  /** The user whose number it is; null for a number that belongs to no user. */
  personId: number | null
}

interface CallPlanBase {
  /** 5 to 15 characters, unique in the account (specification §5). */
  name: string
  /** At most 5 digits, unique in the account; empty where visitors find the group by its name alone. */
  directoryPin: string
  /** When the group does not ring at all, in the property's time. */
  quietHours: readonly WeekWindow[]
}

/** A video call group (specification §2): two tiers of users whose apps ring at once, then a number that is voice only. */
export interface VideoCallPlan extends CallPlanBase {
  kind: 'video'
  /** Ids of users, at most 3 in each tier, in the order in which they are shown. */
  tiers: readonly [first: readonly number[], second: readonly number[]]
  /** Ids of users whose own phones ring after the tiers; `withOwnPhones` fills it in when a call begins. */
  ownPhones?: readonly number[]
  voiceNumber: CallNumber | null
}

/** A voice call group (PSTN): phone numbers that ring one after another. */
export interface VoiceCallPlan extends CallPlanBase {
  kind: 'voice'
  numbers: readonly CallNumber[]
}

/** Who gets called, and in which order. */
export type CallPlan = VideoCallPlan | VoiceCallPlan
