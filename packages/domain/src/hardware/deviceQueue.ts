/** A command to a controller: add, change or delete a code, reload all codes, or move a door. `pulse` opens a door momentarily. */
export const deviceActions = ['add', 'update', 'remove', 'all', 'pulse', 'hold', 'close', 'lock', 'unlock'] as const
export type DeviceAction = (typeof deviceActions)[number]

/** `sent`: the controller was reached and has not answered yet. `failed`: given up until someone sends it again. */
export const commandStates = ['waiting', 'sent', 'acknowledged', 'failed'] as const
export type CommandState = (typeof commandStates)[number]

/** Why a command was not acknowledged at its last try. */
export const commandReasons = ['offline', 'noAnswer', 'memoryFull', 'refused', 'lockedDown'] as const
export type CommandReason = (typeof commandReasons)[number]

/** How a controller misbehaves. `lostAnswer`: it does what it is told, but its first answer does not arrive. */
export const controllerFailures = ['silent', 'lostAnswer', 'refuses', 'memoryFull'] as const
export type ControllerFailure = (typeof controllerFailures)[number]

export interface ControllerFacts {
  isOnline: boolean
  /** Milliseconds until it answers. */
  delay: number
  failure: ControllerFailure | null
}

/** The first command of a controller's queue. Instants are epoch milliseconds. */
export interface QueuedCommand {
  state: 'waiting' | 'sent'
  /** Every try, also those that did not reach the controller. */
  attempts: number
  /** The tries that the controller refused or did not answer. */
  refusals: number
  nextAt: number
  sentAt: number | null
  /** From this instant on the command may no longer be carried out; null: it never goes stale. */
  expiresAt: number | null
  /** Whether the controller has carried it out already, although its answer was lost. */
  isTaken: boolean
  reason: CommandReason | null
}

export type QueueStep =
  | { does: 'send'; at: number }
  | { does: 'acknowledge'; at: number }
  /** The controller carries it out; its answer is lost, so it is tried again. */
  | { does: 'loseAnswer'; at: number; attempts: number; refusals: number; nextAt: number; reason: CommandReason }
  | { does: 'retry'; at: number; attempts: number; refusals: number; nextAt: number; reason: CommandReason }
  | { does: 'fail'; at: number; attempts: number; reason: CommandReason }

const second = 1000
const minute = 60 * second

export const deviceQueue = {
  /** How long to wait for an answer. */
  answerWithin: 10 * second,
  /** Refusals after which a command is given up. */
  refusals: 3,
  /** A controller that cannot be reached is tried every minute so many times, then more rarely. */
  quickRetries: 5,
  /** A momentary opening expires after this time. */
  pulseWithin: 10 * second,
} as const

const longestRetry = 5 * minute

/** Milliseconds from the try with this number, counted from 1, to the next. */
function retryAfter(attempt: number): number {
  return attempt <= deviceQueue.quickRetries ? minute : longestRetry
}

/**
 * The next step of the first command in a controller's queue, at the latest `now`; null if there is none. `freeSince`: when the previous
 * command ended. Only the first command moves, so a controller gets everything in order.
 */
export function nextQueueStep(controller: ControllerFacts, command: QueuedCommand, freeSince: number, now: number): QueueStep | null {
  return command.state === 'sent' ? afterSending(controller, command, now) : beforeSending(controller, command, freeSince, now)
}

function beforeSending({ isOnline }: ControllerFacts, command: QueuedCommand, freeSince: number, now: number): QueueStep | null {
  const { attempts, refusals, expiresAt } = command
  // A clock that was set back must not stop a queue for longer than a retry takes.
  const due = command.nextAt - now > longestRetry ? now : Math.max(command.nextAt, freeSince)
  const staleAt = expiresAt !== null && (due >= expiresAt || (!isOnline && now >= expiresAt)) ? Math.max(expiresAt, freeSince) : null
  if (staleAt !== null && staleAt <= now) return { does: 'fail', at: staleAt, attempts, reason: isOnline ? (command.reason ?? 'noAnswer') : 'offline' }
  if (due > now) return null
  if (isOnline) return { does: 'send', at: due }
  return { does: 'retry', at: now, refusals, reason: 'offline', ...triesUntil(now, attempts, due) }
}

/** The tries that have not reached a controller by `now`, and the next one. */
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
