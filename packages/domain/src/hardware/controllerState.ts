import { type ControllerFacts, deviceQueue } from './deviceQueue.ts'

/** How a controller stands, what needs somebody first. */
export const controllerStates = ['failed', 'offline', 'sending', 'online'] as const
export type ControllerState = (typeof controllerStates)[number]

export interface QueueFacts {
  isOnline: boolean
  /** Commands that wait or are not answered yet. */
  waiting: number
  /** Commands that were given up and that no later one has made good. */
  failed: number
}

/** An unreachable controller is offline, whatever it refused before. */
export function controllerState({ isOnline, waiting, failed }: QueueFacts): ControllerState {
  if (!isOnline) return 'offline'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'sending' : 'online'
}

/**
 * When a queue will be done if nothing fails any more, in epoch milliseconds; null for an empty queue, and for a controller that cannot be
 * reached: nobody knows when it is back. `begins`: when the first command was sent or is tried next.
 */
export function queueDoneBy({ isOnline, delay, failure }: ControllerFacts, waiting: number, begins: number, now: number): number | null {
  if (!isOnline || waiting === 0) return null
  const each = failure === 'silent' || failure === 'lostAnswer' ? Math.max(delay, deviceQueue.answerWithin) : delay
  return Math.max(begins + each, now) + (waiting - 1) * each
}
