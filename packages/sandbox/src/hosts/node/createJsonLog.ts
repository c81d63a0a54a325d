import { inspect } from 'node:util'
import { type DestinationStream, pino } from 'pino'
import type { Log } from '../../hostInterfaces.ts'

/** The levels of the log. Only `info` also writes a line for each request. */
export const logLevels = ['silent', 'error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/** An answered request for the log, without query and body, which may contain secrets. */
export interface AnsweredRequest {
  method: string
  /** The pattern of the request's path, such as `/site/users/:id`. */
  route: string
  status: number
  /** The seconds from the request's first byte until its answer was ready. */
  seconds: number
  /** The request id in the answer; null for the portal's own files. */
  requestId: string | null
}

export interface JsonLog extends Log {
  request(answered: AnsweredRequest): void
}

/** Writes each event as one line of JSON, to standard error by default. The names of fields are OpenTelemetry's. */
export function createJsonLog(level: LogLevel, destination: DestinationStream = pino.destination({ dest: 2, sync: true })): JsonLog {
  const lines = pino({ level, timestamp: pino.stdTimeFunctions.isoTime, base: { 'process.pid': process.pid }, formatters: { level: (label) => ({ level: label }) } }, destination)
  return {
    error: (message, cause, { requestId } = {}) => lines.error({ ...(requestId !== undefined && { 'request.id': requestId }), ...describeCause(cause) }, message),
    request: ({ method, route, status, seconds, requestId }) =>
      lines.info(
        {
          'http.request.method': method, 'http.route': route, 'http.response.status_code': status, duration_ms: Math.round(seconds * 1e4) / 10,
          ...(requestId !== null && { 'request.id': requestId }),
        },
        'request',
      ),
  }
}

/** Describes an error. Leaves out the other fields of database errors, which contain values of rows. */
function describeCause(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return { 'exception.message': inspect(cause, { depth: 3, breakLength: Infinity }) }
  return { 'exception.type': cause.name, 'exception.message': cause.message, 'exception.stacktrace': cause.stack ?? '' }
}
