// `npm start`: the built portal and its sandbox back end at one origin, on an SQLite file or on PostgreSQL.
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createJsonLog, isPostgresAddress, type JsonLog, logLevels } from '@portal/sandbox/node'
import { buildPortal } from './buildPortal.ts'
import { servePortal } from './servePortal.ts'
import { servePortalTogether } from './servePortalTogether.ts'

const root = join(import.meta.dirname, '../../..')
const port = readPort(process.env['PORT'])
const databasePath = readDatabase(process.env['SANDBOX_DB'] || process.env['DATABASE_URL'])

const publicUrl = readPublicUrl(process.env['PORTAL_URL'])
const partnerOrigins = readOrigins('PORTAL_PARTNERS')
const frameAncestors = readOrigins('PORTAL_FRAME_ANCESTORS')

const log = readLog(process.env['LOG_LEVEL'])
const logMonths = readLogMonths(process.env['LOG_MONTHS'])
const metricsPort = readMetricsPort(process.env['METRICS_PORT'])
const processes = readProcesses(process.env['PROCESSES'])

const folder = await buildPortal()
const options = { folder, port, databasePath, publicUrl, partnerOrigins, frameAncestors, log, metricsPort, logMonths }
try {
  await (processes === 1 ? servePortal(options) : servePortalTogether(options, processes))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** SQLite serves one process at a time. */
function readProcesses(text: string | undefined): number {
  if (text === undefined || text === '' || text === '1') return 1
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 64) console.error(`PROCESSES is "${text}": set it to a whole number from 1 to 64.`)
  else if (!isPostgresAddress(databasePath)) console.error('PROCESSES needs PostgreSQL: set SANDBOX_DB to an address such as postgres://user@host/name.')
  else if (port === 0) console.error('PROCESSES needs a PORT of its own.')
  else return number
  process.exit(1)
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  console.error(`PORT is "${text}": set it to a whole number from 0 to 65535 (0 takes any free port).`)
  process.exit(1)
}

function readLog(text: string | undefined): JsonLog {
  const level = logLevels.find((known) => known === (text || 'error'))
  if (level !== undefined) return createJsonLog(level)
  console.error(`LOG_LEVEL is "${text}": set it to ${logLevels.join(', ')}.`)
  process.exit(1)
}

function readMetricsPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= 65_000) return number
  console.error(`METRICS_PORT is "${text}": set it to a whole number from 1 to 65000.`)
  process.exit(1)
}

/** All months are kept unless it is set. */
function readLogMonths(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= 1200) return number
  console.error(`LOG_MONTHS is "${text}": set it to the number of whole months that the log is kept, from 1 to 1200; all of it is kept if it is not set.`)
  process.exit(1)
}

/** Separated by spaces. */
function readOrigins(variable: string): string[] {
  const origins = (process.env[variable] ?? '').split(/\s+/).filter((origin) => origin !== '')
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  console.error(`${variable} names "${wrong}": set it to origins such as https://partner.example, separated by spaces.`)
  process.exit(1)
}

/** PostgreSQL's address, or the path of a file, whose folder is made. */
function readDatabase(text: string | undefined): string {
  if (text !== undefined && isPostgresAddress(text)) return text
  const path = resolve(root, text || 'var/sandbox.sqlite')
  mkdirSync(dirname(path), { recursive: true })
  return path
}

/** Without a trailing slash. */
function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin
  console.error(`PORTAL_URL is "${text}": set it to an address without a path, such as https://portal.example.`)
  process.exit(1)
}
