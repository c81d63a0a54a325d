import type { EndpointDefinition, EndpointName } from '@portal/api-client/contract'
import { isOperator } from '@portal/domain'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { DeviceCookies } from '../passwords/claimSignIn.ts'
import { namedAccount, requireRight, type SignedInUser, signedInUser, workIn } from '../people/viewer.ts'
import { Refusal, sessionInvalid } from '../Refusal.ts'
import { callsOfInactiveAccounts, rightsOfCalls } from '../rightsOfCalls.ts'
import { requireScope } from '../secrets/machineKeys.ts'
import { checkSession, type Credentials, type Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import type { Sentence } from '../words/sentence.ts'
import { jsonAnswer } from './errors.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'

/** Calls about the signed-in user, which find the user in their own account even while the user works in another account. */
const aboutOneself: ReadonlySet<EndpointName> = new Set([
  'getOwnAccount', 'saveOwnAccount', 'changeOwnPassword', 'getOwnSessions', 'endOwnSessions', 'sendOwnPhoneCode', 'verifyOwnPhone', 'getOwnCallPreferences', 'saveOwnCallPreferences',
  'getTwoStep', 'beginTwoStep', 'startTwoStep', 'stopTwoStep', 'renewRecoveryCodes', 'beginPasskey', 'savePasskey', 'deletePasskey', 'endTrustedBrowsers', 'setTwoStepRule',
])

/** The user details of a session that has ended. Details of type 'error' make the portal forget the signed-in user (specification §3). */
const detailsOfNobody: { type: 'error'; message: Sentence } = { type: 'error', message: 'This user can no longer sign in.' }

/**
 * Reads the signed-in user of a call, once. Refuses a user who may not make the call now: 401 `SESSION_INVALID` for a user who may no
 * longer sign in, 403 `OTHER_ACCOUNT` for a request for an account in which the user may not work, 403 `ACCOUNT_INACTIVE`, 403 `FORBIDDEN`
 * by the role matrix. A call without a session passes.
 */
export function requireUser(services: Services, name: EndpointName) {
  const right = rightsOfCalls[name]
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const session = context.get('session')
    if (session) {
      if (name === 'getUserDetails' && !(await signedInUser(services, session))) return jsonAnswer(context, detailsOfNobody)
      const { own, worker } = await userAtWork(services, session, namedAccount(context.req.header('x-account-id')))
      const user = aboutOneself.has(name) ? own : worker
      if (user.is_active === 0 && !isOperator(user) && !callsOfInactiveAccounts.has(name)) {
        throw new Refusal(403, 'ACCOUNT_INACTIVE', 'This account is not active.')
      }
      if (right !== 'own' && right !== 'public') requireRight(user, right)
      context.set('user', user)
    }
    await next()
  })
}

/**
 * A session's user in their own account, and in the account that a request is for. Refuses a user who may no longer sign in (401), or not
 * work in the account (403).
 */
export async function userAtWork(services: Services, session: Session, accountId: number | undefined): Promise<{ own: SignedInUser; worker: SignedInUser }> {
  const own = await signedInUser(services, session)
  if (!own) throw sessionInvalid()
  return { own, worker: await workIn(services.store, own, accountId ?? own.account_id) }
}

/**
 * Checks that token, key and CSRF token belong together; a machine key needs the call's scope instead. A call that needs no session is
 * served without this check.
 */
export function requireSession(services: Services, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (endpoint.auth === 'session') {
      const sent = sentCredentials(context)
      const checked = sent === null ? { kind: 'unknown' as const } : await checkSession(services, context.get('living'), sent, endpoint.method === 'GET')
      if (checked.kind === 'unknown') throw sessionInvalid()
      if (checked.kind === 'csrfMismatch') throw new Refusal(403, 'CSRF_INVALID', 'The request did not prove that it comes from the portal.')
      const scopes = context.get('living')?.scopes
      if (scopes !== undefined) requireScope(scopes, endpoint)
      context.set('session', checked.session)
    }
    await next()
  })
}

/** The credentials of the request, unchecked; null without a bearer token. */
export function sentCredentials(context: SandboxContext): Credentials | null {
  const token = context.get('bearer')
  if (token === undefined) return null
  return { token, authKey: context.req.header('x-auth-key') ?? '', csrf: context.req.header('x-csrf-token') ?? '' }
}

const halfAYear = 180 * 24 * 3600

/** The cookies of known devices. They have no `Path`, so that the browser sends them only to the folder of the call that set them. No script can read them. */
export function deviceCookies(context: SandboxContext, { baseUrl }: Services): DeviceCookies {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return {
    read: (name) => getCookie(context, name),
    keep: (name, value, seconds = halfAYear) => context.header('Set-Cookie', `${name}=${value}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`, { append: true }),
  }
}
