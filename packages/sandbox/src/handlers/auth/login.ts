import { sha256 } from '../../bytes/digest.ts'
import { Refusal } from '../../Refusal.ts'
import { claimAttempts } from '../../limits/claimAttempts.ts'
import type { RateRule } from '../../limits/rateLimit.ts'
import type { Call, Handler } from '../Handler.ts'
import { signedInAnswer } from './signedInAnswer.ts'

/** A stranger learns nothing about who has an account: every wrong pair takes the same work and gets the same answer. */
export const login: Handler<'login'> = async ({ username, password }, call) => {
  const { store, passwordHasher, rateLimit, sessions } = call
  const name = username.trim().toLowerCase()
  const rules = await rulesFor(call, name)
  // Each attempt is taken before the password is looked at, so that a burst of parallel guesses counts in full.
  const claims = await claimAttempts(rateLimit, [rules.pair, rules.address])

  const user = await store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  const isRight = await passwordHasher.verify(password, user?.password_hash || (await hashOfNobody(call)))
  if (!user || !isRight) throw new Refusal(400, 'INVALID_CREDENTIALS', 'The user name or password is not right.')

  for (const claim of claims) await rateLimit.giveBack(claim)
  await rateLimit.forget(rules.pair.bucket)
  if (user.has_web_access === 0 || hasEnded(user.web_login_until_at, call.clock.now())) {
    throw new Refusal(403, 'NON_WEB_ACCESS_USER', 'This account signs in on the phone only. Please use the mobile app.')
  }
  return signedInAnswer(call, user, await sessions.start(user.id))
}

/** Web access can be given until a moment. */
function hasEnded(until: number | null, now: number): boolean {
  return until !== null && until <= now
}

/** Wrong passwords of one user from one address are counted here. */
export function loginBucket(username: string, address: string): Promise<string> {
  return sha256(`login|${username}|${address}`)
}

async function rulesFor({ address, limits }: Call, name: string): Promise<{ pair: RateRule; address: RateRule }> {
  const window = limits.loginWindow
  return {
    pair: { bucket: await loginBucket(name, address), allowed: limits.loginFailures, window },
    address: { bucket: await sha256(`login|${address}`), allowed: limits.loginFailuresOfAddress, window },
  }
}

const hashesOfNobody = new WeakMap<Call['passwordHasher'], Promise<string>>()

function hashOfNobody({ passwordHasher }: Call): Promise<string> {
  const known = hashesOfNobody.get(passwordHasher)
  if (known) return known
  const made = passwordHasher.hash('the password of nobody')
  hashesOfNobody.set(passwordHasher, made)
  return made
}
