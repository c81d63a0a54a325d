import type { WeekWindow } from '../access/restriction/restriction.ts'

/** A phone number that a call rings. */
export interface CallNumber {
  /** The phone number, as typed or in E.164 form. */
  phone: string
  /** Name of the phone number: “Leasing Desk”. */
  label: string
  /** Id of the user who has the number; null if it belongs to no user. */
  personId: number | null
}

interface CallPlanBase {
  /** The group's name: 5 to 15 characters, unique in the account (specification §5). */
  name: string
  /** The group's directory PIN: at most 5 digits, unique in the account. Empty if visitors find the group only by its name. */
  directoryPin: string
  /** Hours in which no phone of the group rings, in the property's time. */
  quietHours: readonly WeekWindow[]
}

/** A video call group (specification §2): two steps of users whose apps ring together, then a phone number with voice only. */
export interface VideoCallPlan extends CallPlanBase {
  kind: 'video'
  /** Ids of the users in both steps, at most 3 in each, in the order in which they are shown. */
  tiers: readonly [first: readonly number[], second: readonly number[]]
  /** Ids of users whose own phones ring after both steps. `withOwnPhones` sets it when a call begins. */
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
