import type { Portal } from '#portal/app/Portal.ts'
import { signWithPasskey } from '#portal/twoStep/passkeys.ts'
import { enter, type SignInOutcome, toLoginProblem } from './signIn.ts'

/** Signs in with a passkey alone, which the browser offers, and goes to the landing page or to `next`. */
export async function passkeySignIn(portal: Portal, next: string): Promise<SignInOutcome> {
  try {
    const { Options } = await portal.api.beginPasskeySignIn()
    const signed = await signWithPasskey(Options).catch(() => null)
    if (!signed) return { problem: { code: 'passkeyUnused' } }
    return await enter(portal, await portal.api.signInWithPasskey(signed), { username: '', next })
  } catch (error) {
    return { problem: toLoginProblem(error) }
  }
}
