import { sha256 } from '../../bytes/digest.ts'
import { Refusal } from '../../Refusal.ts'
import type { RateRule } from '../../limits/rateLimit.ts'
import type { Call, Handler } from '../Handler.ts'
import { permittedModules } from './permittedModules.ts'

/** A stranger learns nothing about who has an account: every wrong pair takes the same work and gets the same answer. */
export const login: Handler<'login'> = async ({ username, password }, call) => {
  const { store, passwordHasher, rateLimit, sessions } = call
  const name = username.trim().toLowerCase()
  const rules = await rulesFor(call, name)
  const claims = await claimAll(call, rules)

  const user = await store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  const isRight = await passwordHasher.verify(password, user?.password_hash ?? (await hashOfNobody(call)))
  if (!user || !isRight) throw new Refusal(400, 'INVALID_CREDENTIALS', 'The user name or password is not right.')

  for (const claim of claims) await rateLimit.giveBack(claim)
  await rateLimit.forget(rules.pair.bucket)
  if (user.has_web_access === 0) {
    throw new Refusal(403, 'NON_WEB_ACCESS_USER', 'This account signs in on the phone only. Please use the mobile app.')
  }
  const { token, authKey, csrf } = await sessions.start(user.id)
  return {
    user: { SessionID: authKey, ShowSFHWindow: user.is_single_family === 1, role: user.role, modules: permittedModules(user) },
    AuthToken: token,
    CsrfToken: csrf,
    S_PK: 'pk_test_sandbox',
    S_WT: '',
    A_MK: '',
    G_AK: '',
    ShowVideoGroup: true,
    ShowVoiceGroup: true,
    showImportVoiceGroup: user.is_user_admin === 1,
    GroupReleaseVideoUrl: '',
    GroupReleaseVideoContent: '',
    IsUserIgnoreGroupReleaseVideo: true,
    EnableGroupReleaseVideo: false,
    IsUserIgnoreRelease: true,
    ReleaseContent: '',
    ReleaseMailID: '',
    UserPortal: user.user_portal,
    callgroup: { callgroupId: user.call_group_id },
  }
}

async function rulesFor({ address, limits }: Call, name: string): Promise<{ pair: RateRule; address: RateRule }> {
  const window = limits.loginWindow
  return {
    pair: { bucket: await sha256(`login|${name}|${address}`), allowed: limits.loginFailures, window },
    address: { bucket: await sha256(`login|${address}`), allowed: limits.loginFailuresOfAddress, window },
  }
}

/** Each attempt is taken before the password is looked at, so that a burst of parallel guesses counts in full. */
async function claimAll({ rateLimit }: Call, rules: Record<string, RateRule>): Promise<number[]> {
  const granted: number[] = []
  for (const rule of Object.values(rules)) {
    const claim = await rateLimit.claim(rule)
    if (claim.kind === 'refused') {
      for (const id of granted) await rateLimit.giveBack(id)
      throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait a while and try again.', {
        headers: { 'Retry-After': String(claim.retryAfterSeconds) },
      })
    }
    granted.push(claim.id)
  }
  return granted
}

const hashesOfNobody = new WeakMap<Call['passwordHasher'], Promise<string>>()

function hashOfNobody({ passwordHasher }: Call): Promise<string> {
  const known = hashesOfNobody.get(passwordHasher)
  if (known) return known
  const made = passwordHasher.hash('the password of nobody')
  hashesOfNobody.set(passwordHasher, made)
  return made
}
