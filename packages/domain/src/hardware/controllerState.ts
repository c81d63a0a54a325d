import { type ControllerFacts, deviceQueue } from './deviceQueue.ts'

/** The states of a controller, problems first. */
export const controllerStates = ['failed', 'offline', 'sending', 'online'] as const
export type ControllerState = (typeof controllerStates)[number]

export interface QueueFacts {
  isOnline: boolean
  /** How many commands wait or are not answered yet. */
  waiting: number
  /** How many commands failed and were not replaced by a later one. */
  failed: number
}

/** The state of a controller. An unreachable one is offline, even if it refused commands before. */
export function controllerState({ isOnline, waiting, failed }: QueueFacts): ControllerState {
  if (!isOnline) return 'offline'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'sending' : 'online'
}

/**
 * When a controller's queue will be done if nothing else fails, in epoch milliseconds; null for an empty queue, and for an offline
 * controller. `begins`: when the first command was sent or is tried next.
 */
export function queueDoneBy({ isOnline, delay, failure }: ControllerFacts, waiting: number, begins: number, now: number): number | null {
  if (!isOnline || waiting === 0) return null
  const each = failure === 'silent' || failure === 'lostAnswer' ? Math.max(delay, deviceQueue.answerWithin) : delay
  return Math.max(begins + each, now) + (waiting - 1) * each
}
