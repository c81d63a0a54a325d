import type { ErrorHandler, NotFoundHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody } from '@portal/api-client/contract'
import type { Log } from '../hostInterfaces.ts'
import { Refusal } from '../Refusal.ts'
import { storeTrouble } from '../store/storeErrors.ts'
import { type Language, readLanguage } from '../words/language.ts'
import { type Unsaid, writeAnswer } from '../words/sentence.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'

/** Answers every error with the contract's error body. An unexpected error goes only to the log. */
export function answerErrors(log: Log): ErrorHandler<SandboxEnvironment> {
  return (error, context) => {
    if (error instanceof Refusal) return refusalResponse(context, error)
    const trouble = storeTrouble(error)
    if (trouble === 'full' || trouble === 'readOnly') {
      log.error(`${context.req.method} ${context.req.path}: the database ${trouble === 'full' ? 'has no room or cannot be written' : 'may not be written'}`, error, { requestId: context.get('requestId') })
    }
    if (trouble !== null) return refusalResponse(context, refusalOf[trouble]())
    log.error(`${context.req.method} ${context.req.path} failed`, error, { requestId: context.get('requestId') })
    return refusalResponse(context, new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.'))
  }
}

const unsaved = 'The service cannot save anything at the moment. Nothing was changed. Please try again later.'
const later = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } })

const refusalOf = {
  full: () => new Refusal(503, 'STORE_FULL', unsaved, later(60)),
  readOnly: () => new Refusal(503, 'STORE_READ_ONLY', unsaved, later(60)),
  locked: () => new Refusal(503, 'STORE_LOCKED', 'Another program is using the database. Please try again in a moment.', later(1)),
  busy: () => new Refusal(503, 'STORE_BUSY', 'The database is busy or just starting. Please try again in a moment.', later(1)),
} as const

export const answerNotFound: NotFoundHandler<SandboxEnvironment> = (context) =>
  refusalResponse(context, new Refusal(404, 'NOT_FOUND', 'There is nothing at this address.'))

export function refusalResponse(context: SandboxContext, refusal: Refusal): Response {
  const body: Unsaid<ErrorBody> = {
    ...refusal.body,
    type: 'error',
    code: refusal.code,
    message: refusal.sentence,
    requestId: context.get('requestId'),
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
  }
  return jsonAnswer(context, body, refusal.status, refusal.headers)
}

/** Creates an answer in the caller's language. `context.body` adds the headers that were set on the context; a new `Response` would lack them. */
export function jsonAnswer(context: SandboxContext, answer: unknown, status: ContentfulStatusCode = 200, headers: Record<string, string> = {}): Response {
  return context.body(writeAnswer(answer, languageOf(context)), status, { ...headers, 'Content-Type': 'application/json' })
}

/** The language of answers: the one that the request names, which is the screen's, or else the user's. */
export function languageOf(context: SandboxContext): Language {
  return readLanguage(context.req.header('accept-language')) ?? context.get('user')?.language ?? 'en'
}
