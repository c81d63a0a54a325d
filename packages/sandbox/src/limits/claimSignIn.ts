import { sha256 } from '../bytes/digest.ts'
import type { CallerServices } from '../Services.ts'
import { claimAttempts, type GrantedClaim } from './claimAttempts.ts'
import { type DeviceCookies, knownDevice } from './knownDevice.ts'
import { loginBucket, loginBucketOfName } from './loginBucket.ts'
import type { RateRule } from './rateLimit.ts'

export interface SignInClaim {
  /** The password was right: nothing of this attempt counts, and what this device, or this address, got wrong before is forgiven. */
  forgive(): Promise<void>
  /** How often strangers tried this name, with this time; 0 where it was no stranger. */
  strangersTries: number
}

/**
 * Takes one attempt to sign in, or refuses with 429. Attempts of a device from which the name signed in before are counted by themselves:
 * whatever others guess, its owner is not kept waiting. All others count for their name and address, their name and their address; after
 * the free ones each makes the next wait longer.
 */
export async function claimSignIn(call: CallerServices & { deviceCookies: DeviceCookies }, name: string): Promise<SignInClaim> {
  const { rateLimit, vault, deviceCookies, address } = call
  const device = await knownDevice(vault, deviceCookies, name)
  const own = device === null ? await loginBucket(name, address) : await sha256(`login|device|${device}`)
  const rules = [rule(call, own, call.limits.loginFailures)]
  if (device === null) {
    rules.push(rule(call, await loginBucketOfName(name), call.limits.loginFailuresOfName))
    rules.push(rule(call, await sha256(`login|${address}`), call.limits.loginFailuresOfAddress))
  }
  const claims: GrantedClaim[] = await claimAttempts(rateLimit, rules)
  return {
    async forgive() {
      for (const { id } of claims) await rateLimit.giveBack(id)
      await rateLimit.forget(own)
    },
    strangersTries: device === null ? (claims[1]?.count ?? 0) : 0,
  }
}

function rule({ limits }: CallerServices, bucket: string, allowed: number): RateRule {
  return { bucket, allowed, window: limits.loginWindow, delay: { first: limits.loginDelay, most: limits.loginDelayMost } }
}
