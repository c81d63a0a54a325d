import { type ControllerFacts, deviceQueue } from './deviceQueue.ts'

/** The state of a controller; problems come first. */
export const controllerStates = ['failed', 'offline', 'sending', 'online'] as const
export type ControllerState = (typeof controllerStates)[number]

export interface QueueFacts {
  isOnline: boolean
  /** Commands that wait or are not answered yet. */
  waiting: number
  /** Failed commands that no later command has replaced. */
  failed: number
}

/** An unreachable controller is offline, whatever it refused before. */
export function controllerState({ isOnline, waiting, failed }: QueueFacts): ControllerState {
  if (!isOnline) return 'offline'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'sending' : 'online'
}

/**
 * When a queue will be done if nothing fails any more, in epoch milliseconds; null for an empty queue, and for an offline
 * controller. `begins`: when the first command was sent or is tried next.
 */
export function queueDoneBy({ isOnline, delay, failure }: ControllerFacts, waiting: number, begins: number, now: number): number | null {
  if (!isOnline || waiting === 0) return null
  const each = failure === 'silent' || failure === 'lostAnswer' ? Math.max(delay, deviceQueue.answerWithin) : delay
  return Math.max(begins + each, now) + (waiting - 1) * each
}
