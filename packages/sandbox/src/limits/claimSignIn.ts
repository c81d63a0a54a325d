import { sha256 } from '../bytes/digest.ts'
import type { CallerServices } from '../Services.ts'
import { claimAttempts, type GrantedClaim } from './claimAttempts.ts'
import { type DeviceCookies, knownDevice } from './knownDevice.ts'
import { loginBucket, loginBucketOfName } from './loginBucket.ts'
import { forgetAttempts, giveBack, type RateRule } from './rateLimit.ts'

export interface SignInClaim {
  /**
   * Call it if the password was right: this attempt does not count, and the wrong passwords of this device, or of this name and address, are
   * forgiven.
   */
  forgive(): Promise<void>
  /** How often strangers tried this name, this attempt included; 0 if the device is known. */
  strangersTries: number
}

/**
 * Takes one attempt to sign in, or refuses with 429. A device from which this name signed in before has a count of its own, so that
 * strangers' guesses never keep the owner waiting. Any other attempt counts three times: for the name and address together, for the name and
 * for the address; where the address is unknown, for the name alone. After the free attempts, each further one makes the next wait longer.
 */
export async function claimSignIn(call: CallerServices & { deviceCookies: DeviceCookies }, name: string): Promise<SignInClaim> {
  const { store, vault, deviceCookies, address } = call
  const device = await knownDevice(vault, deviceCookies, name)
  const own = device === null ? await loginBucket(name, address) : await sha256(`login|device|${device}`)
  const ofName = rule(call, await loginBucketOfName(name), call.limits.loginFailuresOfName)
  const rules = device === null ? [ofName] : []
  if (device !== null || address !== '') rules.push(rule(call, own, call.limits.loginFailures))
  if (device === null && address !== '') rules.push(rule(call, await sha256(`login|${address}`), call.limits.loginFailuresOfAddress))
  const claims: GrantedClaim[] = await claimAttempts(call, rules)
  return {
    async forgive() {
      await giveBack(store, claims)
      await forgetAttempts(store, own)
    },
    strangersTries: device === null ? (claims[0]?.count ?? 0) : 0,
  }
}

function rule({ limits }: CallerServices, bucket: string, allowed: number): RateRule {
  return { bucket, allowed, window: limits.loginWindow, delay: { first: limits.loginDelay, most: limits.loginDelayMost } }
}
