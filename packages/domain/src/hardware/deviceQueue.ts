/** A command to a controller: add, change or delete a code, reload all codes, or move a door. `pulse` opens a door momentarily. */
export const deviceActions = ['add', 'update', 'remove', 'all', 'pulse', 'hold', 'close', 'lock', 'unlock'] as const
export type DeviceAction = (typeof deviceActions)[number]

/**
 * The states of a command. `sent`: the controller was reached and has not answered yet. `failed`: no more tries until a user sends it
 * again.
 */
export const commandStates = ['waiting', 'sent', 'acknowledged', 'failed'] as const
export type CommandState = (typeof commandStates)[number]

/** Why a command was not acknowledged at its last try. */
export const commandReasons = ['offline', 'noAnswer', 'memoryFull', 'refused', 'lockedDown'] as const
export type CommandReason = (typeof commandReasons)[number]

/** Faults of a simulated controller. `lostAnswer`: it runs the command, but its first answer does not arrive. */
export const controllerFailures = ['silent', 'lostAnswer', 'refuses', 'memoryFull'] as const
export type ControllerFailure = (typeof controllerFailures)[number]

export interface ControllerFacts {
  isOnline: boolean
  /** Milliseconds until the controller answers. */
  delay: number
  failure: ControllerFailure | null
}

/** The first command of a controller's queue. Instants are epoch milliseconds. */
export interface QueuedCommand {
  state: 'waiting' | 'sent'
  /** The number of tries, including those that did not reach the controller. */
  attempts: number
  /** The number of tries that the controller refused or did not answer. */
  refusals: number
  nextAt: number
  sentAt: number | null
  /** From this instant on, the command must not run any more; null: no limit. */
  expiresAt: number | null
  /** Whether the controller has already run the command, although its answer was lost. */
  isTaken: boolean
  reason: CommandReason | null
}

export type QueueStep =
  | { does: 'send'; at: number }
  | { does: 'acknowledge'; at: number }
  /** The controller runs the command, but its answer is lost, so the command is tried again. */
  | { does: 'loseAnswer'; at: number; attempts: number; refusals: number; nextAt: number; reason: CommandReason }
  | { does: 'retry'; at: number; attempts: number; refusals: number; nextAt: number; reason: CommandReason }
  | { does: 'fail'; at: number; attempts: number; reason: CommandReason }

const second = 1000
const minute = 60 * second

export const deviceQueue = {
  /** How long to wait for an answer. */
  answerWithin: 10 * second,
  /** Number of refusals after which a command fails. */
  refusals: 3,
  /** How many times an unreachable controller is tried every minute, before tries become rarer. */
  quickRetries: 5,
  /** A momentary opening expires after this time. */
  pulseWithin: 10 * second,
} as const

const longestRetry = 5 * minute

/** Milliseconds from a try to the next one. `attempt` counts from 1. */
function retryAfter(attempt: number): number {
  return attempt <= deviceQueue.quickRetries ? minute : longestRetry
}

/**
 * The next step of the first command in a controller's queue, no later than `now`; null if there is none. `freeSince`: when the previous
 * command ended. Only the first command is processed, so that a controller gets all commands in order.
 */
export function nextQueueStep(controller: ControllerFacts, command: QueuedCommand, freeSince: number, now: number): QueueStep | null {
  return command.state === 'sent' ? afterSending(controller, command, now) : beforeSending(controller, command, freeSince, now)
}

function beforeSending({ isOnline }: ControllerFacts, command: QueuedCommand, freeSince: number, now: number): QueueStep | null {
  const { attempts, refusals, expiresAt } = command
  // A clock that was set back must not stop a queue for longer than the longest retry.
  const due = command.nextAt - now > longestRetry ? now : Math.max(command.nextAt, freeSince)
  const staleAt = expiresAt !== null && (due >= expiresAt || (!isOnline && now >= expiresAt)) ? Math.max(expiresAt, freeSince) : null
  if (staleAt !== null && staleAt <= now) return { does: 'fail', at: staleAt, attempts, reason: isOnline ? (command.reason ?? 'noAnswer') : 'offline' }
  if (due > now) return null
  if (isOnline) return { does: 'send', at: due }
  return { does: 'retry', at: now, refusals, reason: 'offline', ...triesUntil(now, attempts, due) }
}

/** How many tries failed to reach a controller up to `now`, and when the next one is. */
function triesUntil(now: number, attempts: number, due: number): { attempts: number; nextAt: number } {
  let [tried, nextAt] = [attempts, due]
  while (nextAt <= now && tried <= deviceQueue.quickRetries) {
    tried += 1
    nextAt += retryAfter(tried)
  }
  const more = nextAt > now ? 0 : Math.floor((now - nextAt) / longestRetry) + 1
  return { attempts: tried + more, nextAt: nextAt + more * longestRetry }
}

function afterSending({ isOnline, delay, failure }: ControllerFacts, command: QueuedCommand, now: number): QueueStep | null {
  const { sentAt, isTaken } = command
  const sent = sentAt === null || sentAt > now ? now : sentAt
  const attempts = command.attempts + 1
  if (!isOnline) return { does: 'retry', at: now, attempts, refusals: command.refusals, nextAt: now + retryAfter(attempts), reason: 'offline' }
  const isHeard = failure === null || (failure === 'lostAnswer' && isTaken)
  const isSilent = !isHeard && (failure === 'silent' || failure === 'lostAnswer')
  const at = sent + (isSilent ? Math.max(delay, deviceQueue.answerWithin) : delay)
  if (at > now) return null
  if (isHeard) return { does: 'acknowledge', at }
  const refusals = command.refusals + 1
  const reason = isSilent ? 'noAnswer' : failure === 'memoryFull' ? 'memoryFull' : 'refused'
  if (failure === 'lostAnswer') return { does: 'loseAnswer', at, attempts, refusals, nextAt: at + retryAfter(attempts), reason }
  if (refusals >= deviceQueue.refusals) return { does: 'fail', at, attempts, reason }
  return { does: 'retry', at, attempts, refusals, nextAt: at + retryAfter(attempts), reason }
}
