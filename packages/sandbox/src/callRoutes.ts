import { Hono } from 'hono'
import { type EndpointDefinition, type EndpointName, endpoints, withoutOurs } from '@portal/api-client/contract'
import type { PublicCall, SignedInCall } from './Call.ts'
import { handlers } from './handlers/index.ts'
import { checkRequest } from './middleware/checkRequest.ts'
import { deviceCookies } from './middleware/deviceCookies.ts'
import type { SandboxContext, SandboxEnvironment } from './middleware/environment.ts'
import { keepIdempotent } from './middleware/idempotency.ts'
import { injectFaults } from './middleware/injectFaults.ts'
import { leaveTrail } from './middleware/leaveTrail.ts'
import { openSeal } from './middleware/openSeal.ts'
import { refuseOtherSites } from './middleware/partnerOrigins.ts'
import { readAhead } from './middleware/readAhead.ts'
import { requireSession, sentCredentials } from './middleware/requireSession.ts'
import { requireUser } from './middleware/requireUser.ts'
import { withKnownNames } from './people/knownNames.ts'
import { noProgress } from './store/Progress.ts'
import type { Services } from './Services.ts'
import type { WorkQueue } from './work/WorkQueue.ts'
import { type WorkName, workNames } from './work/works.ts'

/** Calls that show what schedules have done, or change what they will do. The gate and the console run the schedules themselves. */
const needSchedules: ReadonlySet<EndpointName> = new Set([
  'getDashboard', 'getDevicePushes', 'getLog', 'saveSchedule', 'deleteSchedule', 'saveHoliday', 'deleteHoliday',
])

/** Calls of the contract that show visitors' calls, or what they have opened. */
const needCalls: ReadonlySet<EndpointName> = new Set(['getDashboard', 'getLog', 'getVisitorCalls', 'pressAtVisitorCall'])

/** Calls that show doors, controllers or what is on its way to them. The gate runs the queues itself. */
const needDevices: ReadonlySet<EndpointName> = new Set([
  'getAccounts', 'getAccount', 'getDashboard', 'getLog', 'getControllers', 'getDevicePushes', 'sendDevicePushesAgain', 'getAccessCode', 'getAccessCodes', 'getVisitorCalls', 'pressAtVisitorCall', 'getPropertyInstallLocationDeviceInformation',
])

/** Calls that show imports and exports: where no workers run, as in tests and in a browser, they move them on. */
const needImports: ReadonlySet<EndpointName> = new Set(['getImport', 'getImports', 'getPartnerMigration', 'getPartnerMigrations'])
const needExports: ReadonlySet<EndpointName> = new Set(['getExports', 'downloadExport'])

/** Calls that show what lockdowns have done to doors, or change them. */
const needLockdowns: ReadonlySet<EndpointName> = new Set([
  'getUserDetails', 'getDashboard', 'getLog', 'explainAccess', 'qrCodeAccessCheck', 'bluetoothAccessCheck', 'getVisitorCalls', 'getPropertyLocations',
  'getAccounts', 'getAccount', 'getLockdownPorts', 'previewLockdown', 'setLockdown', 'releaseLockdown', 'retryLockdown', 'getLockdowns', 'getLockdownTrail',
])

/** Calls that show users, or a request to be deleted. The gate, signing in and the links of leaving run the deletions themselves. */
const needDeletions: ReadonlySet<EndpointName> = new Set(['getUserDetails', 'getDashboard', 'getUserTierUserList', 'getUserDetail', 'explainAccess', 'refuseAccountDeletion'])

/** Calls that show the audit trail: a session as somebody else may have ended while nobody looked. */
const needSignInsAs: ReadonlySet<EndpointName> = new Set(['getLog', 'createExport'])

/** The calls before which work of each name is moved on, in the account that the call is for. A call without a user moves on what its handler says. */
const calls: Readonly<Record<WorkName, ReadonlySet<EndpointName>>> = {
  signInsAs: needSignInsAs, deletions: needDeletions, lockdowns: needLockdowns, schedules: needSchedules, calls: needCalls, devices: needDevices, rollbacks: needImports, imports: needImports, exports: needExports,
  retention: new Set(),
}

const workBefore = (name: EndpointName): ReadonlySet<WorkName> => new Set(workNames.filter((work) => calls[work].has(name)))

/** Every endpoint of the contract at `/svc/<service><path>`, each behind the same middleware in the same order. */
export function callRoutes(services: Services, queue: WorkQueue): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: EndpointDefinition = endpoints[name]
    const work = queue.beforeAnswer(workBefore(name))
    // `checkRequest` and `requireUser` have run: the handler of this name gets the request and the kind of call that its type says.
    const handle = handlers[name] as (request: unknown, call: PublicCall | SignedInCall) => Promise<unknown>
    routes.on(
      endpoint.method,
      `/svc/${endpoint.service}${endpoint.path}`,
      readAhead(services, name, endpoint, work),
      injectFaults,
      openSeal(services, endpoint),
      requireSession(services, endpoint),
      refuseOtherSites(services.partners, endpoint),
      requireUser(services, name),
      checkRequest(endpoint),
      leaveTrail(services, name, endpoint),
      keepIdempotent(services, name, endpoint, async (context) => {
        const user = context.get('user')
        if (user) await work.moveOn(user.account_id, context.get('ahead')?.caller?.asked)
        const call = callOf(services, context)
        const ask = () => handle(context.get('payload'), call)
        const result = 'user' in call ? await withKnownNames(call.store, call.user, ask) : await ask()
        return answer(context, endpoint, services.isSpecifiedOnly ? withoutOurs(endpoint.response, result) : result)
      }),
    )
  }
  return routes
}

function callOf(services: Services, context: SandboxContext): PublicCall | SignedInCall {
  const own = context.get('services') ?? services
  const call: PublicCall = {
    ...own, address: context.get('address'), userAgent: context.req.header('user-agent') ?? '', deviceCookies: deviceCookies(context, own), sent: sentCredentials(context),
    progress: context.get('progress') ?? noProgress,
  }
  const [session, user] = [context.get('session'), context.get('user')]
  return session && user ? { ...call, session, user } : call
}

function answer(context: SandboxContext, endpoint: EndpointDefinition, result: unknown): Response {
  // `context.body` adds the headers that were set on the context; a new `Response` would lack them.
  if (endpoint.responseKind !== 'file') return context.body(JSON.stringify(result), 200, { 'Content-Type': 'application/json' })
  const { blob, fileName, mediaType } = result as { blob: Blob; fileName: string; mediaType: string }
  const headers = { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${fileName}"` }
  return context.body(blob.stream(), 200, headers)
}
