import type { SecondStep } from '@portal/api-client/contract'
import { isServiceError } from '@portal/api-client'
import { type Bench, danaName } from '../testing.fixture.ts'
import { codeAt } from './turnTwoStep.ts'
import { createSoftKey } from './softKey.fixture.ts'

/** The origin of the sandbox in tests. */
export const testOrigin = 'http://localhost:4200'

/** Turns two-step sign-in on for the signed-in user. */
export async function turnOnHere({ client, time }: Bench) {
  const { Secret } = (await client.beginTwoStep()).App
  const { RecoveryCodes } = await client.startTwoStep({ Code: codeAt(Secret, time.now) })
  return { secret: Secret, codes: RecoveryCodes }
}

/** Signs in with the correct password of a user with two-step sign-in; the second step is still missing. */
export async function passwordStep({ client }: Bench, username = danaName, password = 'sandbox1'): Promise<SecondStep> {
  const refused: unknown = await client.login({ username, password }).then(() => null, (error: unknown) => error)
  if (!isServiceError(refused) || refused.code !== 'SECOND_STEP_NEEDED') throw new Error(`${username} was not asked for a second step.`)
  return (refused.body as { secondStep: SecondStep }).secondStep
}

/** Turns two-step sign-in on for another user, without their app. */
export async function giveTwoStep({ sandbox: { store }, time }: Bench, userId: number): Promise<void> {
  await store.insertInto('two_steps').values({ user_id: userId, sealed_secret: '', on_at: time.now, codes_made_at: time.now, last_step: 0, reset_reason: '' }).execute()
}

/** The payload of `confirmSignIn` with a code. */
export const withCode = (Challenge: string, Code: string, Kind: 'app' | 'recoveryCode' = 'app') => ({ Challenge, Kind, Code, Passkey: null, TrustThisBrowser: false })

/** The calls of `everyCall` about Dana's two-step sign-in; the last one turns it off. */
export function twoStepCalls(bench: Bench) {
  const { client, sandbox: { store } } = bench
  let secret = ''
  const ensureOn = async () => {
    if ((await client.getTwoStep()).OnSince === null) secret = (await turnOnHere(bench)).secret
  }
  /** A code that is accepted although another code of the same half minute was used. */
  const code = async () => {
    await ensureOn()
    bench.time.now += 1000
    await store.updateTable('two_steps').set({ last_step: 0 }).where('user_id', '=', 1).execute()
    return codeAt(secret, bench.time.now)
  }
  const addPasskey = async () => {
    await ensureOn()
    const { Options } = await client.beginPasskey()
    return client.savePasskey({ Name: 'Blue key', ...createSoftKey(testOrigin).make(String(Options['challenge'])) })
  }
  const signInAlone = async () => {
    await ensureOn()
    const key = createSoftKey(testOrigin)
    await client.savePasskey({ Name: 'Green key', ...key.make(String((await client.beginPasskey()).Options['challenge'])) })
    return client.signInWithPasskey(key.sign(String((await client.beginPasskeySignIn()).Options['challenge'])))
  }
  return {
    getTwoStep: () => client.getTwoStep(),
    beginTwoStep: () => client.beginTwoStep(),
    startTwoStep: async () => {
      secret = (await client.beginTwoStep()).App.Secret
      return client.startTwoStep({ Code: codeAt(secret, bench.time.now) })
    },
    setTwoStepRule: async () => {
      await ensureOn()
      await client.setTwoStepRule({ IsOn: true })
      return client.setTwoStepRule({ IsOn: false })
    },
    renewRecoveryCodes: async () => client.renewRecoveryCodes({ Kind: 'app', Code: await code() }),
    beginPasskey: async () => {
      await ensureOn()
      return client.beginPasskey()
    },
    savePasskey: addPasskey,
    deletePasskey: async () => client.deletePasskey({ PasskeyID: (await addPasskey()).PasskeyID }),
    endTrustedBrowsers: () => client.endTrustedBrowsers({ BrowserID: null }),
    confirmSignIn: async () => {
      const typed = await code()
      return client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, typed))
    },
    beginPasskeySignIn: () => client.beginPasskeySignIn(),
    signInWithPasskey: signInAlone,
    stopTwoStep: async () => client.stopTwoStep({ Kind: 'app', Code: await code() }),
  }
}
