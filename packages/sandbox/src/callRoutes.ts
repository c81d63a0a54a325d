import { type EndpointDefinition, type EndpointName, endpoints, withoutOurs } from '@portal/api-client/contract'
import { Hono } from 'hono'
import type { PublicCall, SignedInCall } from './Call.ts'
import { type Handlers, isPrepared } from './handlers/Handler.ts'
import * as handlers from './handlers/index.ts'
import { checkRequest } from './middleware/checkRequest.ts'
import type { SandboxContext, SandboxEnvironment } from './middleware/environment.ts'
import { jsonAnswer, languageOf, refusalResponse } from './middleware/errors.ts'
import { injectFaults } from './middleware/injectFaults.ts'
import { runWrite } from './middleware/idempotency.ts'
import { openSeal } from './middleware/openSeal.ts'
import { refuseOtherSites } from './middleware/refuseForeignHosts.ts'
import { deviceCookies, requireSession, requireUser, sentCredentials } from './middleware/requireUser.ts'
import { withKnownNames } from './people/knownNames.ts'
import { requireOwnAccount, viewerOf } from './people/viewer.ts'
import { Refusal } from './Refusal.ts'
import { rightsOfCalls } from './rightsOfCalls.ts'
import type { Services } from './Services.ts'
import type { Store } from './store/openStore.ts'
import { noProgress, type Progress, type TransactionOptions } from './store/transaction.ts'
import { moveOnLong, moveOnShort } from './work/works.ts'

/** Every endpoint of the contract at `/svc/<service><path>`, each behind the same middleware in the same order. */
export function callRoutes(services: Services, hasTick: boolean): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: EndpointDefinition = endpoints[name]
    const isAboutAccounts = rightsOfCalls[name].startsWith('accounts.')
    // The cast is safe: `checkRequest` and `requireUser` have run, so the handler of this name gets its own request and kind of call.
    const handle = (handlers satisfies Handlers)[name] as (request: unknown, call: Call) => Promise<unknown>
    routes.on(
      endpoint.method,
      `/svc/${endpoint.service}${endpoint.path}`,
      injectFaults(services, name),
      openSeal(services, endpoint),
      requireSession(services, endpoint),
      refuseOtherSites(services.partners, endpoint),
      requireUser(services, name),
      checkRequest(endpoint, services.refusesUnknownFields === true),
      async (context) => {
        const [user, request, options] = [context.get('user'), context.get('payload'), optionsOf(services, name, context)]
        if (user && !isAboutAccounts) requireOwnAccount(request as object, user)
        if (user) await moveOnShort(services, user.account_id)
        if (user && !hasTick) await moveOnLong(services, user.account_id, endpoint)
        const respond = async (store: Store, ask: (call: Call) => Promise<unknown>) => {
          const call = callOf({ ...services, store }, context, options)
          const result = 'user' in call ? await withKnownNames(store, call.user, () => ask(call)) : await ask(call)
          if (result instanceof Refusal) return refusalResponse(context, result)
          return answer(context, endpoint, services.isSpecifiedOnly === true ? withoutOurs(endpoint.response, result) : result)
        }
        if (endpoint.method === 'GET' || endpoint.readOnly === true) return respond(services.store, (call) => handle(request, call))
        const prepare = async (progress: Progress) => {
          const rest = isPrepared(handle) ? await handle(request, { ...callOf(services, context, options), progress }) : (call: Call) => handle(request, call)
          return (trx: Store) => respond(trx, async (call) => (typeof rest === 'function' ? (rest(call) as Promise<unknown>) : rest))
        }
        return runWrite(services, context, { name, endpoint, options, prepare })
      },
    )
  }
  return routes
}

type Call = PublicCall | SignedInCall

/** The author and page under which a call's changes are recorded. Writes of one account run one after another. */
function optionsOf({ clock }: Services, call: string, context: SandboxContext): TransactionOptions {
  const [session, user] = [context.get('session'), context.get('user')]
  const author = { at: clock.now(), call, page: pageOf(context.req.header('x-page')), userId: session?.userId ?? null, signedInBy: session?.signedInBy ?? null }
  return user ? { author, line: `writes of account ${user.account_id}` } : { author }
}

/** The path of the signed-in page that sent the request, from a header. Other paths are dropped, because they may contain a link's token. */
function pageOf(header: string | undefined): string {
  return /^\/site\/[\w/.-]{0,195}$/.exec(header ?? '')?.[0] ?? ''
}

function callOf(services: Services, context: SandboxContext, options: TransactionOptions): Call {
  const call: PublicCall = {
    ...services, now: services.clock.now(), address: context.get('address'), userAgent: context.req.header('user-agent') ?? '', language: languageOf(context), deviceCookies: deviceCookies(context, services), sent: sentCredentials(context),
    progress: noProgress, options,
  }
  const [session, user] = [context.get('session'), context.get('user')]
  return session && user ? { ...call, session, user, viewer: viewerOf(user) } : call
}

function answer(context: SandboxContext, endpoint: EndpointDefinition, result: unknown): Response {
  if (endpoint.responseKind !== 'file') return jsonAnswer(context, result)
  const { blob, fileName, mediaType } = result as { blob: Blob; fileName: string; mediaType: string }
  const headers = { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${fileName}"` }
  return context.body(blob.stream(), 200, headers)
}
