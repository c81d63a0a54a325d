import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import { sql } from 'kysely'
import { PNG } from 'pngjs'
import { inject, onTestFinished } from 'vitest'
import { type ApiClient, createApiClient } from '@portal/api-client'
import { type EndpointDefinition, endpoints, type EndpointName, servicesBelow } from '@portal/api-client/contract'
import { type PublicJwk, sealRequest } from '@portal/api-client/crypto'
import type { SentMail } from './outbox/outbox.ts'
import type { ScanResult } from './gate/scanAtGate.ts'
import { openTestDatabase } from './hosts/postgres/openTestDatabase.fixture.ts'
import { type MemorySandbox, type MemorySandboxOptions, openMemorySandbox } from './hosts/memory/index.ts'
import { isPostgres } from './store/byEngine.ts'
import { generateKeyPair } from './secrets/transportKeys.ts'
import { saturday } from './saturday.fixture.ts'

export { saturday } from './saturday.fixture.ts'
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
/** The time limit of a test with thousands of statements, in milliseconds. */
export const longTest = (inject('postgres') ? 8 : 3) * minute
export const danaName = 'dana.whitfield@whisperingpines.example'

const origin = 'http://localhost:4200'
const services = servicesBelow(`${origin}/svc`)
let seededStore: Uint8Array | undefined
let sharedPair: ReturnType<typeof generateKeyPair> | undefined

export interface Bench {
  sandbox: MemorySandbox
  /** The real client, with the session of the last `signIn`. */
  client: ApiClient
  time: { now: number }
  signIn(username?: string, password?: string): Promise<Session>
  /** Runs calls of `client` with a link's token or another session instead of the last sign-in's. */
  as<Result>(credentials: string | Session, run: () => Promise<Result>): Promise<Result>
  /** The token of a link in the example data. */
  link(kind: string, state: string): Promise<string>
  /** The sent mails, newest first. */
  outbox(): Promise<SentMail[]>
  /** Encrypts a request as the client does. A test may alter it before it is sent. */
  seal(name: EndpointName, payload: unknown, session?: Session): Promise<Request>
  send(request: Request): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }>
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  scan(reader: string, presented: string): Promise<ScanResult>
  /** Finds an invite of the example data by the beginning of its name. */
  invite(name: string): Promise<{ id: string; token: string; link: string; state: string }>
  /** The text of the QR image that a guest sees, read by an independent decoder. */
  code(name: string): Promise<string>
  /** The proof that a guest's page shows the wallet and the calendar. */
  proof(name: string): Promise<string>
}

export interface Session {
  token: string
  authKey: string
  csrf: string
  /** The id of the account that every call names; omit it for none. */
  accountId?: number
}

/**
 * Opens a sandbox with its own clock, and the real client. It is closed when the test ends. On SQLite unordered rows come in reverse, so
 * that tests don't depend on an order that PostgreSQL doesn't guarantee.
 */
export async function openBench(options: MemorySandboxOptions & { time?: { now: number } } = {}): Promise<Bench> {
  const time = options.time ?? { now: saturday }
  const sandbox = await openMemorySandbox({ clock: { now: () => time.now }, makeKeyPair, ...(await storeFor(options)), ...options })
  onTestFinished(() => sandbox.close())
  if (!isPostgres(sandbox.store)) await sql`pragma reverse_unordered_selects = on`.execute(sandbox.store)
  let current: Session | null = null
  const fetchSandbox = async (input: RequestInfo | URL, init?: RequestInit) => sandbox.app.fetch(new Request(input, init))
  const client = createApiClient({
    services,
    keysUrl: `${origin}/keys`,
    getSession: () => current,
    getPage: () => '/site/users/1',
    onSessionExpired: () => {},
    fetch: fetchSandbox,
    now: () => time.now,
  })

  async function send(request: Request) {
    const response = await sandbox.app.fetch(request)
    return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> }
  }

  async function seal(name: EndpointName, payload: unknown, session?: Session): Promise<Request> {
    const endpoint: EndpointDefinition = endpoints[name]
    const { method, service, path, sealedIn } = endpoint
    const { keys } = (await send(new Request(`${origin}/keys`))).body as { keys: PublicJwk[] }
    const [publicKey] = keys
    if (!publicKey) throw new Error('No key is published.')
    const sealed = await sealRequest(payload, { method, service, path, token: session?.token, publicKey, now: time.now })
    const headers = session ? sessionHeaders(session) : {}
    const address = `${services[service]}${path}`
    if (method === 'POST' && sealedIn === undefined) return new Request(address, { method, headers, body: JSON.stringify(sealed) })
    return new Request(`${address}?${new URLSearchParams({ request: sealed.Data, value: sealed.Value })}`, { method, headers })
  }

  async function post(path: string, body: unknown) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return send(new Request(`${origin}/sandbox/api/${path}`, { method: 'POST', body: text }))
  }

  async function invite(name: string) {
    const found = (await sandbox.seeds()).invites.find((candidate) => candidate.name.includes(name))
    if (!found) throw new Error(`No seeded invite is called ${name}.`)
    return found
  }

  return {
    sandbox, client, time, seal, send, post, invite,
    async signIn(username = danaName, password = 'sandbox1') {
      const answer = await client.login({ username, password })
      current = { token: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken }
      return current
    },
    async as(credentials, run) {
      const before = current
      current = typeof credentials === 'string' ? { token: credentials, authKey: '', csrf: '' } : credentials
      return run().finally(() => (current = before))
    },
    async link(kind, state) {
      return tokenOf((await sandbox.seeds()).links.find((link) => link.kind === kind && link.state === state)?.link)
    },
    async outbox() {
      const { body } = await send(new Request(`${origin}/sandbox/api/outbox`))
      return body['mails'] as SentMail[]
    },
    async scan(reader, presented) {
      return (await post('gate/scan', { reader, presented })).body as unknown as ScanResult
    },
    async code(name) {
      const { id, token } = await invite(name)
      return decodeQr((await client.showQRCode({ d: token, id })).Result)
    },
    async proof(name) {
      return (await client.showQRCode({ d: (await invite(name)).token })).ID
    },
  }
}

/** All tests of a file share one key pair, because creating one takes longer than most tests. */
function makeKeyPair() {
  return (sharedPair ??= generateKeyPair())
}

/** Whether a new database would have exactly the prepared example data (seededStore.setup.ts). */
function isAsSeeded(options: MemorySandboxOptions & { time?: { now: number } }): boolean {
  const makesItsOwn = ['databasePath', 'world', 'time', 'clock', 'baseUrl', 'fixedSecrets', 'makeKeyPair', 'passwordHasher']
  return !makesItsOwn.some((name) => name in options)
}

/** A database of the tested engine (postgres.setup.ts), with example data if a test wants the default one. */
async function storeFor(options: Parameters<typeof isAsSeeded>[0]): Promise<MemorySandboxOptions> {
  const postgres = inject('postgres')
  if (options.store) return {}
  if (postgres && options.databasePath === undefined) return { store: await openTestDatabase(postgres, isAsSeeded(options)) }
  return isAsSeeded(options) ? { snapshot: (seededStore ??= readFileSync(inject('seededStore'))) } : {}
}

/** The token of a mailed link, which is the last part of its path or the value in its query. */
export function tokenOf(link: string | null | undefined): string {
  const token = /[\w-]+$/.exec(link ?? '')?.[0]
  if (token === undefined) throw new Error('There is no such link.')
  return token
}

export function sessionHeaders({ token, authKey, csrf, accountId }: Session): Record<string, string> {
  const account: Record<string, string> = accountId === undefined ? {} : { 'X-Account-Id': String(accountId) }
  return { Authorization: `Bearer ${token}`, 'X-Auth-Key': authKey, 'X-CSRF-Token': csrf, ...account }
}

export function decodeQr(base64: string): string {
  const image = PNG.sync.read(Buffer.from(base64, 'base64'))
  const found = jsQR(new Uint8ClampedArray(image.data), image.width, image.height)
  if (!found) throw new Error('No QR code is in the image.')
  return found.data
}
