import { isOperator } from '@portal/domain'
import type { EndpointName } from '@portal/api-client/contract'
import { createMiddleware } from 'hono/factory'
import { requireRight } from '../people/requireRight.ts'
import { signedInUser } from '../people/signedInUser.ts'
import { namedAccount, workIn } from '../people/workIn.ts'
import { Refusal, sessionInvalid } from '../Refusal.ts'
import { callsOfInactiveAccounts, rightsOfCalls } from '../rightsOfCalls.ts'
import type { Services } from '../Services.ts'
import type { SandboxEnvironment } from './environment.ts'

/** The calls about the user alone, wherever they work: they find the user in their own account. */
const aboutOneself: ReadonlySet<EndpointName> = new Set([
  'getOwnAccount', 'saveOwnAccount', 'changeOwnPassword', 'getOwnSessions', 'endOwnSessions', 'sendOwnPhoneCode', 'verifyOwnPhone', 'getOwnCallPreferences', 'saveOwnCallPreferences',
])

/** Specification §3: details of type 'error' make the portal forget the signed-in user. */
const detailsOfNobody = { type: 'error', message: 'This user may not sign in any more.' }

/**
 * Reads the signed-in user of a call, once, and refuses a user who may not make it at this moment: 401 `SESSION_INVALID` for a user who may
 * no longer sign in, 403 `OTHER_ACCOUNT` for a request that is for an account in which they may not work, 403 `ACCOUNT_INACTIVE`, 403
 * `FORBIDDEN` by the role matrix. A call without a session passes.
 */
export function requireUser(services: Services, name: EndpointName) {
  const right = rightsOfCalls[name]
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const session = context.get('session')
    if (session) {
      const own = await signedInUser(services, session, context.get('ahead')?.caller?.user)
      if (!own) {
        if (name === 'getUserDetails') return context.json(detailsOfNobody)
        throw sessionInvalid()
      }
      const worker = await workIn(services.store, own, namedAccount(context.req.header('x-account-id')) ?? own.account_id)
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
