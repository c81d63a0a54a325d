import { DoorOutputMode } from '../credentials/accessCodes.ts'
import type { DoorState } from './doorState.ts'

/** A remote command to a door: open it momentarily, hold it open until a time, close it, or return it to its schedule. */
export const doorActions = ['open', 'hold', 'close', 'resume'] as const
export type DoorAction = (typeof doorActions)[number]

/** How long a momentary opening lasts, in milliseconds. */
export const momentaryOpening = 5000

/** The longest hold, in milliseconds. */
export const longestHold = 86_400_000

export const doorActionRefusals = [
  'forbidden', 'limited', 'fireAlarm', 'lockedDown', 'offline', 'standsOpen', 'leftOpen', 'isClosed', 'followsSchedule',
] as const
/**
 * Why an action is not possible now. `limited`: the user may only open doors momentarily (`LimitActuationModeID`). `standsOpen`: the door
 * is already open for everyone. `leftOpen`: the door wasn't shut, and no command can close it. `followsSchedule`: the door already follows
 * its schedule.
 */
export type DoorActionRefusal = (typeof doorActionRefusals)[number]

export interface DoorActor {
  /** Whether the user has the right `gate.open`. */
  mayOpen: boolean
  mayHold: boolean
  /** How the user may open doors: momentarily, held open, or both (`LimitActuationModeID`). */
  output: DoorOutputMode
}

type Judge = (action: DoorAction, door: DoorState, actor: DoorActor) => boolean

/**
 * The refusals in their order; the first that applies is reported. A fire alarm overrides lockdown, and lockdown overrides everything else.
 */
const refusals: Record<DoorActionRefusal, Judge> = {
  forbidden: (action, _, { mayOpen, mayHold }) => !(action === 'open' ? mayOpen : mayHold),
  limited: (action, _, { output }) => action === 'hold' && output === DoorOutputMode.MomentaryOpen,
  fireAlarm: (_, { because }) => because === 'fireAlarm',
  lockedDown: (_, { state }) => state === 'Locked',
  offline: (_, { state }) => state === 'Offline',
  standsOpen: (action, { letsEveryoneIn }) => action === 'open' && letsEveryoneIn,
  leftOpen: (action, { state }) => action === 'close' && state === 'LeftOpen',
  isClosed: (action, { letsEveryoneIn }) => action === 'close' && !letsEveryoneIn,
  followsSchedule: (action, { override }) => action === 'resume' && override === null,
}

/** Why a user can't run an action on a door now; null if they can. */
export function refuseDoorAction(action: DoorAction, door: DoorState, actor: DoorActor): DoorActionRefusal | null {
  return doorActionRefusals.find((refusal) => refusals[refusal](action, door, actor)) ?? null
}

/** Whether a refusal is permanent for the user, so that the action gets no button. */
export function isNeverAllowed(refusal: DoorActionRefusal | null): boolean {
  return refusal === 'forbidden' || refusal === 'limited'
}
