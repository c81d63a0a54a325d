import { safeReturnPath } from '@portal/domain'
import { land } from '#portal/app/land.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import type { LoginNotice, Portal } from '#portal/app/Portal.ts'
import { beginSession } from '#portal/app/signInAs.ts'
import { forgetFlag } from '#portal/session/flags.ts'
import { toLoginProblem, type LoginProblem } from './loginOutcome.ts'
import type { LoginValues } from './loginValues.ts'

/** Null where the person goes on. */
export type SignInOutcome = { problem: LoginProblem } | { notice: LoginNotice | null } | null

/**
 * Signs in and leads to where the user belongs, or wanted to go: `next`, empty where nowhere. Who lands on another page than the dashboard goes back to
 * `next` only after their own session ended there: otherwise the landing order decides (specification §2).
 */
export async function signIn(portal: Portal, values: LoginValues, next: string): Promise<SignInOutcome> {
  const comesBack = values.username !== '' && values.username === portal.endedUsername
  try {
    await beginSession(portal, await portal.api.login(values))
    portal.username = values.username
    const landing = await land(portal)
    if (landing === publicPaths.login) return { notice: portal.takeLoginNotice() }
    await portal.go(landing === publicPaths.dashboard || comesBack ? safeReturnPath(next, landing) : landing)
    return null
  } catch (error) {
    const problem = toLoginProblem(error)
    if (problem !== 'nonWebAccess') return { problem }
    forgetFlag(portal, 'passwordConfirmation')
    await portal.go(publicPaths.nonWebAccess)
    return null
  }
}
