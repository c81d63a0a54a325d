import { join, resolve } from 'node:path'
import { createJsonLog, isPostgresAddress, isUntrusted, type JsonLog, logLevels, type TrustedProxies } from '@portal/sandbox/node'
import type { PortalServerOptions } from './createPortalServer.ts'

const root = join(import.meta.dirname, '../../..')

export type Environment = Readonly<Record<string, string | undefined>>

export interface Settings extends Omit<PortalServerOptions, 'folder'> {
  processes: number
}

/** The error for an invalid environment variable. The message names the variable and says what to set. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/** The server's settings from the environment (docs/deploying.md describes each variable). An empty variable counts as not set. */
export function readSettings(environment: Environment): Settings {
  const databasePath = readDatabase(environment['SANDBOX_DB'] || environment['DATABASE_URL'])
  const port = readWhole(environment, 'PORT', { from: 0, to: 65_535, hint: 'a whole number from 0 to 65535 (0 takes any free port).' }) ?? 3000
  return {
    port,
    databasePath,
    publicUrl: readPublicUrl(environment['PORTAL_URL']),
    trustedProxies: readProxies(environment['TRUSTED_PROXIES']),
    partnerOrigins: readOrigins(environment, 'PORTAL_PARTNERS'),
    frameAncestors: readOrigins(environment, 'PORTAL_FRAME_ANCESTORS'),
    log: readLog(environment['LOG_LEVEL']),
    logMonths: readWhole(environment, 'LOG_MONTHS', { from: 1, to: 1200, hint: 'the number of whole months that the log is kept, from 1 to 1200; all of it is kept if it is not set.' }),
    historyDays: readWhole(environment, 'EXAMPLE_DAYS', { from: 0, to: 365, hint: 'the number of days of example activity in a new store, from 0 to 365; 30 if it is not set.' }) ?? 30,
    isSpecifiedOnly: readSwitch(environment, 'SPECIFIED_ONLY'),
    refusesUnknownFields: readSwitch(environment, 'REFUSE_UNKNOWN_FIELDS'),
    metricsPort: readWhole(environment, 'METRICS_PORT', { from: 1, to: 65_000, hint: 'a whole number from 1 to 65000.' }),
    processes: readProcesses(environment, databasePath, port),
  }
}

/** Reads a switch: 1 or 0. */
function readSwitch(environment: Environment, name: string): boolean {
  const text = environment[name] || '0'
  if (text === '0' || text === '1') return text === '1'
  throw new SettingError(`${name} is "${text}": set it to 1, or leave it out.`)
}

function readWhole(environment: Environment, name: string, { from, to, hint }: { from: number; to: number; hint: string }): number | undefined {
  const text = environment[name]
  if (text === undefined || text === '') return undefined
  const number = /^\d+$/.test(text) ? Number(text) : NaN
  if (number >= from && number <= to) return number
  throw new SettingError(`${name} is "${text}": set it to ${hint}`)
}

/** Reads the number of processes. SQLite serves one process at a time. */
function readProcesses(environment: Environment, databasePath: string, port: number): number {
  const processes = readWhole(environment, 'PROCESSES', { from: 1, to: 64, hint: 'a whole number from 1 to 64.' }) ?? 1
  if (processes > 1 && !isPostgresAddress(databasePath)) throw new SettingError('PROCESSES needs PostgreSQL: set SANDBOX_DB to an address such as postgres://user@host/name.')
  if (processes > 1 && port === 0) throw new SettingError('PROCESSES needs a PORT of its own.')
  return processes
}

function readLog(text: string | undefined): JsonLog {
  const level = logLevels.find((known) => known === (text || 'error'))
  if (level !== undefined) return createJsonLog(level)
  throw new SettingError(`LOG_LEVEL is "${text}": set it to ${logLevels.join(', ')}.`)
}

/** Reads the trusted proxies: a number of hops, or addresses separated by spaces. */
function readProxies(text: string | undefined): TrustedProxies | undefined {
  if (text === undefined || text.trim() === '') return undefined
  if (/^\d$/.test(text)) return Number(text)
  const proxies = text.split(/\s+/).filter((proxy) => proxy !== '')
  try {
    isUntrusted(proxies)
    return proxies
  } catch {
    throw new SettingError(`TRUSTED_PROXIES is "${text}": set it to the number of proxies before the server, from 0 to 9, or to their addresses, such as 127.0.0.1 10.0.0.0/8.`)
  }
}

/** Reads origins, separated by spaces. */
function readOrigins(environment: Environment, name: string): string[] {
  const origins = (environment[name] ?? '').split(/\s+/).filter((origin) => origin !== '')
  const wrong = origins.find((origin) => !/^https?:\/\/[\w.:[\]-]+$/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw new SettingError(`${name} names "${wrong}": set it to origins such as https://partner.example, separated by spaces.`)
}

/** Reads the database: PostgreSQL's address, or the path of a file. */
function readDatabase(text: string | undefined): string {
  return text !== undefined && isPostgresAddress(text) ? text : resolve(root, text || 'var/sandbox.sqlite')
}

/** Reads the public address, without a trailing slash. */
function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin
  throw new SettingError(`PORTAL_URL is "${text}": set it to an address without a path, such as https://portal.example.`)
}
