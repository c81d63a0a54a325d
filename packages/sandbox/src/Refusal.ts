import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { filled, type PlainSentence, say, type Sentence } from './words/sentence.ts'

export interface RefusalDetails {
  /** The name of the wrong field of the request. */
  field?: string
  headers?: Record<string, string>
  /** Further fields of the error body, such as the `current` record of a conflict. */
  body?: Record<string, unknown>
}

/** An error answer. The caller reads its sentence in the caller's language; the sentence has no secrets. `message` is the sentence in English. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly sentence: Sentence
  readonly field: string | undefined
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>

  constructor(status: ContentfulStatusCode, code: string, sentence: Sentence, details: RefusalDetails = {}) {
    super(say(sentence, 'en'))
    this.status = status
    this.code = code
    this.sentence = sentence
    this.field = details.field
    this.headers = details.headers ?? {}
    this.body = details.body ?? {}
  }
}

/** Refuses a change that started from an older version of the record: 409 `CONFLICT`. `current` is the record as it is now, in the shape of the read call. */
export function conflict(current: { Version: number; UpdatedBy?: string }): Refusal {
  const sentence = current.UpdatedBy ? filled('{who} changed this in the meantime.', { who: current.UpdatedBy }) : 'Someone else changed this in the meantime.'
  return new Refusal(409, 'CONFLICT', sentence, { body: { current } })
}

/** Refuses a request that has a wrong field: 400 `VALIDATION`, with the name of the field. */
export function invalid(field: string, sentence: Sentence): Refusal {
  return new Refusal(400, 'VALIDATION', sentence, { field })
}

/** The name of a missing record, such as 'user'. */
export type Noun = PlainSentence extends infer Text ? (Text extends `There is no such ${infer What}.` ? What : never) : never

/** Refuses an id that doesn't exist or that the caller may not see: 404 `NOT_FOUND`. */
export function notFound(what: Noun, field?: string): Refusal {
  return new Refusal(404, 'NOT_FOUND', `There is no such ${what}.`, { ...(field !== undefined && { field }) })
}

/** Refuses a value that must be unique and that another record already has: 409 `TAKEN`. */
export function taken(field: string, sentence: Sentence): Refusal {
  return new Refusal(409, 'TAKEN', sentence, { field })
}

/** Refuses a call without a session, or with a session that has ended: 401 `SESSION_INVALID`. */
export function sessionInvalid(): Refusal {
  return new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
}
