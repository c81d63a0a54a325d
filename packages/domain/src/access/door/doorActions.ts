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
 * Why an action is not possible now. `limited`: the user may only open doors for a moment (`LimitActuationModeID`). `standsOpen`: it is
 * open for everyone already. `leftOpen`: something keeps the leaf open, and no command can close it. `followsSchedule`: there is no
 * override of its schedule.
 */
export type DoorActionRefusal = (typeof doorActionRefusals)[number]

export interface DoorActor {
  /** The rights `gate.open` and `gate.holdOpen`. */
  mayOpen: boolean
  mayHold: boolean
  /** What the user may do to doors (`LimitActuationModeID`). */
  output: DoorOutputMode
}

type Judge = (action: DoorAction, door: DoorState, actor: DoorActor) => boolean

/** In order; the first that applies refuses. A fire alarm overrides lockdown, and lockdown overrides all else. */
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

/** Why a user cannot do this to a door at this moment; null if they can. */
export function refuseDoorAction(action: DoorAction, door: DoorState, actor: DoorActor): DoorActionRefusal | null {
  return doorActionRefusals.find((refusal) => refusals[refusal](action, door, actor)) ?? null
}

/** Whether the user can never do this, so that no button is shown. */
export function isNeverAllowed(refusal: DoorActionRefusal | null): boolean {
  return refusal === 'forbidden' || refusal === 'limited'
}
