import { changeKinds, type ChangeKind, changesCall, type EndpointDefinition, type EndpointName } from '@portal/api-client/contract'
import { isOperator, mayDo, type Right } from '@portal/domain'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxEnvironment } from '../middleware/environment.ts'
import { openSeal } from '../middleware/openSeal.ts'
import { refuseOtherSites } from '../middleware/refuseForeignHosts.ts'
import { requireSession, userAtWork } from '../middleware/requireUser.ts'
import type { AccountChange } from '../hostInterfaces.ts'
import { namedAccount, rightsHolder } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import { rightsOfCalls } from '../rightsOfCalls.ts'
import { findLiving, type Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import { hearChanges } from '../store/liveChanges.ts'

/** The call by which pages read each kind of data. A user without the right to the call gets no news of that kind. */
const callsOfKinds = {
  calls: 'getVisitorCalls', doors: 'getDashboard', lockdown: 'getLockdowns', events: 'getLog', controllers: 'getControllers', alerts: 'getAlertNotices',
} as const satisfies Record<ChangeKind, EndpointName>

/**
 * Times in milliseconds. `gather`: changes within this time are sent together. `beat`: the longest silence, which proxies tolerate, and the time
 * between two checks of the session.
 */
const pauses = { gather: 20, beat: 15_000 }

/** The largest number of streams of one session; a browser opens one for all its tabs. */
const streamsOfSession = 6

const endpoint = {
  ...changesCall, method: 'GET', auth: 'session', area: 'log', as: 'followChanges', summary: '', request: v.object({}), response: v.unknown(), responseKind: 'json',
} satisfies Partial<EndpointDefinition> as EndpointDefinition

export interface ChangeStreams {
  routes: Hono<SandboxEnvironment>
  /** Tells the streams of this process what changed in an account; null for everything in all accounts. */
  tell(change: AccountChange | null): void
  /** Ends every stream, so that the server can stop. */
  end(): void
}

/**
 * The stream of changes (contract/changes.ts): server-sent events that name kinds of data, for as long as the session lives and its user
 * may work in the account. Machine keys have none.
 */
export function changeStreams(services: Services, isOff: boolean): ChangeStreams {
  const streams = new Set<Stream>()
  const tell = (change: AccountChange | null) => {
    for (const stream of streams) if (!change || stream.accountId === change.accountId) stream.tell(change?.kinds ?? changeKinds)
  }
  hearChanges(services.store, tell)

  const routes = new Hono<SandboxEnvironment>()
  routes.get(`/svc/${changesCall.service}${changesCall.path}`, openSeal(services, endpoint), requireSession(services, endpoint), refuseOtherSites(services.partners, endpoint), async (context) => {
    const [session, account] = [context.get('session'), namedAccount(context.req.header('x-account-id'))]
    if (!session || isOff || context.get('living')?.scopes !== undefined) return context.body(null, 204)
    const { tokenHash: hash } = session
    const { accountId } = await workOf(services, session, account)
    if ([...streams].filter((one) => one.session === hash).length >= streamsOfSession) throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait a while and try again.')
    const mayGoOn = async () => ((await findLiving(services, hash)) ? (await workOf(services, session, account)).kinds : [])
    const stream = openStream({ session: hash, accountId, mayGoOn, onEnd: (ended) => streams.delete(ended) })
    streams.add(stream)
    return context.body(stream.body, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' })
  })
  return { routes, tell, end: () => streams.forEach((stream) => stream.end()) }
}

/** The account in which the session's user works now, and the kinds of data about which they may get news. */
async function workOf(services: Services, session: Session, account: number | undefined): Promise<{ accountId: number; kinds: ChangeKind[] }> {
  const { worker } = await userAtWork(services, session, account)
  if (worker.is_active === 0 && !isOperator(worker)) throw new Refusal(403, 'ACCOUNT_INACTIVE', 'This account is not active.')
  const kinds = changeKinds.filter((kind) => mayDo(rightsHolder(worker), rightsOfCalls[callsOfKinds[kind]] as Right))
  return { accountId: worker.account_id, kinds }
}

interface Stream {
  session: string
  accountId: number
  body: ReadableStream<Uint8Array>
  tell(kinds: readonly ChangeKind[]): void
  end(): void
}

interface StreamOptions extends Pick<Stream, 'session' | 'accountId'> {
  /** Returns the kinds of data about which news may be sent now. An empty list, or a rejection, ends the stream. */
  mayGoOn: () => Promise<ChangeKind[]>
  onEnd: (stream: Stream) => void
}

function openStream({ session, accountId, mayGoOn, onEnd }: StreamOptions): Stream {
  const encoder = new TextEncoder()
  const waiting = new Set<ChangeKind>()
  let gatherTimer: ReturnType<typeof setTimeout> | undefined
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const beat = setInterval(() => void write(), pauses.beat)
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
      // A first comment is sent at once, so that proxies pass on the headers.
      opened.enqueue(encoder.encode(':\n\n'))
    },
    cancel: () => stream.end(),
  })

  async function write(): Promise<void> {
    const kinds = [...waiting]
    waiting.clear()
    gatherTimer = undefined
    const allowed = await mayGoOn().catch((): ChangeKind[] => [])
    if (allowed.length === 0) return stream.end()
    const told = kinds.filter((kind) => allowed.includes(kind))
    if (told.length > 0 || kinds.length === 0) controller?.enqueue(encoder.encode(told.length > 0 ? `data: ${told.join(',')}\n\n` : ':\n\n'))
  }

  const stream: Stream = {
    session,
    accountId,
    body,
    tell(kinds) {
      for (const kind of kinds) waiting.add(kind)
      gatherTimer ??= setTimeout(() => void write(), pauses.gather)
    },
    end() {
      clearInterval(beat)
      clearTimeout(gatherTimer)
      const open = controller
      controller = undefined
      // The stream is already closed if its reader has left.
      try { open?.close() } catch { }
      onEnd(stream)
    },
  }
  // Everything may have changed since the page was loaded.
  stream.tell(changeKinds)
  return stream
}
