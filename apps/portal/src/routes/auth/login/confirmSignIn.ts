import { isServiceError, type PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import type { Portal } from '#portal/app/Portal.ts'
import { enter, type LoginProblem, toLoginProblem } from './signIn.ts'

export type Confirmation = PayloadOf<typeof endpoints.confirmSignIn>

export type ConfirmOutcome =
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'problem'; problem: LoginProblem }
  /** Two-step sign-in was set up; `go` continues after the user has saved the recovery codes. */
  | { kind: 'setUp'; codes: readonly string[]; go: () => Promise<ConfirmOutcome> }
  /** The user continues to a page, or the landing order ended the session again. */
  | { kind: 'done' }

/** Sends the second step of a sign-in, then continues like a sign-in without a second step. */
export async function confirmSignIn(portal: Portal, confirmation: Confirmation, about: { username: string; next: string }): Promise<ConfirmOutcome> {
  return tried(async () => {
    const answer = await portal.api.confirmSignIn(confirmation)
    const go = () => tried(async () => {
      await enter(portal, answer, about)
      return { kind: 'done' }
    })
    return answer.RecoveryCodes ? { kind: 'setUp', codes: answer.RecoveryCodes, go } : go()
  })
}

async function tried(run: () => Promise<ConfirmOutcome>): Promise<ConfirmOutcome> {
  try {
    return await run()
  } catch (error) {
    if (isServiceError(error) && error.code === 'CODE_WRONG') {
      const { triesLeft } = error.body as { triesLeft: number }
      return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'problem', problem: { code: 'secondStepRefused' } }
    }
    const problem = toLoginProblem(error)
    return { kind: 'problem', problem: problem === 'nonWebAccess' || problem === 'secondStep' ? { code: 'failed' } : problem }
  }
}
