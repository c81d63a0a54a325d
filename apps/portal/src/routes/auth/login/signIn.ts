import type { endpoints, ResponseOf, SecondStep } from '@portal/api-client/contract'
import { isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'
import { safeReturnPath } from '@portal/domain'
import { land } from '#portal/app/land.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import type { LoginNotice, Portal } from '#portal/app/Portal.ts'
import { beginSession } from '#portal/app/signInAs.ts'
import { forgetFlag } from '#portal/session/flags.ts'
import { createLoginAsker } from './askLogin.ts'
import type { LoginAttempt } from './earlySignIn.ts'

/** Why signing in was refused or failed; the page has a text of the same name. */
export type LoginProblem =
  | { code: 'wrongCredentials' | 'accessEnded' | 'offline' | 'failed' }
  /** The second step took too long, or had too many wrong codes. */
  | { code: 'secondStepExpired' | 'secondStepRefused' }
  /** The browser has no passkey for the portal, or the user declined; or the portal does not know it. */
  | { code: 'passkeyUnused' | 'passkeyUnknown' }
  | { code: 'tooManyAttempts'; retryAfterSeconds: number | null }

/** The problem with the sign-in; null if the user continues. */
export type SignInOutcome = { problem: LoginProblem } | { notice: LoginNotice | null } | { secondStep: SecondStep; username: string } | null

/**
 * Signs in and opens the landing page, or the requested page `next`. Users who don't land on the dashboard go to `next` only if their own
 * session ended there; otherwise the landing order decides (specification §2).
 */
export async function signIn(portal: Portal, { values, asked }: LoginAttempt, next: string): Promise<SignInOutcome> {
  try {
    const answer = await portal.api.login(values, { asked: asked ?? createLoginAsker(portal.config, portal.fetch)(values) ?? undefined })
    return await enter(portal, answer, { username: values.username, next })
  } catch (error) {
    if (isServiceError(error) && error.code === 'SECOND_STEP_NEEDED') return { secondStep: (error.body as { secondStep: SecondStep }).secondStep, username: values.username }
    if (!isServiceError(error) || error.code !== 'NON_WEB_ACCESS_USER') return { problem: toLoginProblem(error) }
    forgetFlag(portal, 'passwordConfirmation')
    await portal.go(publicPaths.nonWebAccess)
    return null
  }
}

/** Begins the session after a sign-in and opens the next page. */
export async function enter(portal: Portal, answer: ResponseOf<typeof endpoints.login>, { username, next }: { username: string; next: string }): Promise<{ notice: LoginNotice | null } | null> {
  const comesBack = username !== '' && username === portal.endedUsername
  await beginSession(portal, answer)
  portal.username = username
  const landing = await land(portal)
  if (landing === publicPaths.login) return { notice: portal.takeLoginNotice() }
  await portal.go(landing === publicPaths.dashboard || comesBack ? safeReturnPath(next, landing) : landing, { isReplacing: true })
  return null
}

const refusals = { INVALID_CREDENTIALS: 'wrongCredentials', ACCESS_ENDED: 'accessEnded', CHALLENGE_EXPIRED: 'secondStepExpired', PASSKEY_UNKNOWN: 'passkeyUnknown' } as const

export function toLoginProblem(error: unknown): LoginProblem {
  if (isNetworkError(error) || isTimedOut(error)) return { code: 'offline' }
  if (!isServiceError(error)) return { code: 'failed' }
  if (error.code === 'TOO_MANY_ATTEMPTS') return { code: 'tooManyAttempts', retryAfterSeconds: error.retryAfterSeconds ?? null }
  return { code: refusals[error.code as keyof typeof refusals] ?? 'failed' }
}
