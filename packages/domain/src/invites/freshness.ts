/** The guest has not requested a code yet, or the request failed. */
interface IdleCode {
  state: 'idle'
  /** The last request for a code failed. */
  hasFailed: boolean
}

/** A code that no reader has used yet. Only in this state its image is shown. */
interface FreshCode {
  state: 'fresh'
  /** When the code was created, as an ISO instant. */
  generatedAt: string
  /** The last request for a newer code failed; this code still works. */
  hasFailed: boolean
}

/** A reader used the code, so its image must disappear. A new code may be requested. */
interface UsedCode {
  state: 'used'
  /** When the code was used, as an ISO instant. */
  usedAt: string
  hasFailed: boolean
}

interface GeneratingCode {
  state: 'generating'
  /** The state to return to if the request fails. */
  previous: IdleCode | FreshCode | UsedCode
}

/** The invite has ended. No event changes this state. */
interface ExpiredCode {
  state: 'expired'
}

/** The state of a recurring invite's code. */
export type Freshness = IdleCode | GeneratingCode | FreshCode | UsedCode | ExpiredCode
export type FreshnessState = Freshness['state']

export type FreshnessEvent =
  /** The guest requested a code or a newer one. */
  | { type: 'generate' }
  | { type: 'generated'; generatedAt: string }
  | { type: 'failed' }
  /** A reader used a code of this invite. */
  | { type: 'consumed'; usedAt: string }
  /** The invite ended, was revoked or was used up. */
  | { type: 'ended' }

export const idleCode: IdleCode = { state: 'idle', hasFailed: false }

/**
 * The state of a recurring invite's code after an event. An event that isn't possible in the state changes nothing and returns the same
 * object, such as an answer after the invite's end, or the use of an earlier code.
 */
export function nextFreshness(current: Freshness, event: FreshnessEvent): Freshness {
  if (current.state === 'expired') return current
  if (event.type === 'ended') return { state: 'expired' }
  if (current.state === 'generating') return whileGenerating(current, event)
  if (event.type === 'generate') return { state: 'generating', previous: { ...current, hasFailed: false } }
  return event.type === 'consumed' ? afterUse(current, event.usedAt) : current
}

function whileGenerating(current: GeneratingCode, event: Exclude<FreshnessEvent, { type: 'ended' }>): Freshness {
  switch (event.type) {
    case 'generated':
      return { state: 'fresh', generatedAt: event.generatedAt, hasFailed: false }
    case 'failed':
      return { ...current.previous, hasFailed: true }
    case 'consumed': {
      const previous = afterUse(current.previous, event.usedAt)
      return previous === current.previous ? current : { state: 'generating', previous }
    }
    case 'generate':
      return current
    default:
      return event satisfies never
  }
}

function afterUse<Code extends IdleCode | FreshCode | UsedCode>(code: Code, usedAt: string): Code | UsedCode {
  const isOfThisCode = code.state === 'fresh' && Date.parse(usedAt) >= Date.parse(code.generatedAt)
  return isOfThisCode ? { state: 'used', usedAt, hasFailed: false } : code
}
