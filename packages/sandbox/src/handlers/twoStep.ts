import { hasWebAccess, mayChangePerson, mayDo } from '@portal/domain'
import type { PublicCall, SignedInCall } from '../Call.ts'
import { sha256 } from '../bytes/bytes.ts'
import { claimAttempts, giveBack } from '../limits/rateLimit.ts'
import { rememberDevice } from '../passwords/claimSignIn.ts'
import { findUserToChange } from '../people/findUser.ts'
import { isWithRights } from '../people/findUsers.ts'
import { maySee, requireWebAccess, rightsHolder, type SignedInUser, standingOf, webAccessOf } from '../people/viewer.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import { startSession } from '../secrets/sessions.ts'
import { nameAuthor } from '../store/trail.ts'
import { toIso } from '../time/toIso.ts'
import { newPasskeyOptions, passkeySignInOptions, passkeysOf, readNewPasskey, verifyPasskey, verifyPasskeySignIn } from '../twoStep/passkeys.ts'
import { claimSecondStep, isTwoStepRequired, trustBrowser } from '../twoStep/secondStep.ts'
import { countRecoveryCodes, makeAppKey, proveCode, replaceRecoveryCodes, stepOfCode, tellTwoStep, turnOff, turnOn, twoStepOf } from '../twoStep/turnTwoStep.ts'
import { type Handler, prepared } from './Handler.ts'
import { requireOneself } from './ownAccount.ts'
import { signedInAnswer } from './signedInAnswer.ts'

export const confirmSignIn = prepared<'confirmSignIn'>(async ({ Challenge, Kind, Code, Passkey, TrustThisBrowser }, call) => {
  const { challenge, user, end, refuse } = await claimSecondStep(call, Challenge)
  // A passkey is verified before the transaction, because this is slow.
  const passkey = Kind === 'passkey' && Passkey ? await verifyPasskey(call, user.id, challenge.passkey_challenge, Passkey) : null

  /** Checks the second step. Returns the recovery codes if this sign-in set up the second step; null if the proof was right; false if it was wrong. */
  async function prove(within: PublicCall): Promise<string[] | null | false> {
    const { store: trx, vault, now } = within
    if (Kind === 'passkey') {
      if (!passkey) return false
      await trx.updateTable('passkeys').set({ uses: passkey.uses, used_at: now }).where('id', '=', passkey.id).execute()
      return null
    }
    if (challenge.sealed_secret === '') return (await proveCode(within, user, { Kind, Code })) ? null : false
    const secret = await vault.open(challenge.sealed_secret)
    const step = Kind === 'app' ? stepOfCode(secret, Code, now) : null
    if (step === null) return false
    const codes = await turnOn(within, user, secret, step)
    await nameAuthor(trx, user.id)
    return codes
  }

  return async (within) => {
    const { store: trx } = within
    const RecoveryCodes = await prove(within)
    if (RecoveryCodes === false) return refuse(within)
    await end(trx)
    await rememberDevice(within.vault, within.deviceCookies, user.username)
    if (TrustThisBrowser) await trustBrowser(within, user.id)
    const RecoveryCodesLeft = await countRecoveryCodes(trx, user.id)
    if (Kind === 'recoveryCode') await tellTwoStep(within, user, { kind: 'codeUsed', left: RecoveryCodesLeft })
    return { ...(await signedInAnswer(within, user, await startSession(within, user.id, within))), RecoveryCodes, RecoveryCodesLeft }
  }
})

export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async (_request, call) => ({ Options: await passkeySignInOptions(call) })

export const signInWithPasskey = prepared<'signInWithPasskey'>(async (signed, call) => {
  const { limits, store, now, vault, deviceCookies, address } = call
  const claims = await claimAttempts(call, address === '' ? [] : [{ bucket: await sha256(`passkey sign-in|${address}`), allowed: limits.loginFailuresOfAddress, window: limits.loginWindow }])
  const used = await verifyPasskeySignIn(call, signed)
  const user = used && (await store.selectFrom('users').selectAll().where('id', '=', used.userId).where('removed_at', 'is', null).executeTakeFirst())
  if (!used || !user) throw new Refusal(400, 'PASSKEY_UNKNOWN', 'This passkey did not work. It may have been removed, or the sign-in took too long.')
  await giveBack(store, claims)
  requireWebAccess(user, now)
  return async (within) => {
    const { store: trx } = within
    // The challenge of an answer works only once, so that a stolen answer can't be sent again.
    const { numInsertedOrUpdatedRows } = await trx.insertInto('nonces').values({ nonce: `passkey|${used.challenge}`, expires_at: now + limits.challengeValid }).onConflict((conflict) => conflict.column('nonce').doNothing()).executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw new Refusal(409, 'CHALLENGE_EXPIRED', 'This sign-in took too long. Enter your password again.')
    await trx.updateTable('passkeys').set({ uses: used.uses, used_at: now }).where('id', '=', used.id).execute()
    await rememberDevice(vault, deviceCookies, user.username)
    return signedInAnswer(within, user, await startSession(within, user.id, within))
  }
})

/** The largest number of administrators named as able to reset the user's second step. */
const helpersShown = 3

export const getTwoStep: Handler<'getTwoStep'> = async (_request, { store, user, now, viewer }) => {
  const known = await twoStepOf(store, user.id)
  const administrators = (await store.selectFrom('users').leftJoin('two_steps', 'two_steps.user_id', 'users.id').leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .selectAll('users').select(['two_steps.on_at', 'user_groups.hierarchy_level'])
    .where('users.account_id', '=', user.account_id)
    .where(isWithRights).execute())
    // The rows are filtered here, because with these conditions the query would use an index of all users of the account.
    .filter((one) => one.removed_at === null && hasWebAccess(webAccessOf(one), now))
    .sort((one, other) => (one.sort_name < other.sort_name ? -1 : 1))
  const account = await store.selectFrom('accounts').select('requires_two_step').where('id', '=', user.account_id).executeTakeFirstOrThrow()
  return {
    OnSince: toIso(known?.on_at ?? null),
    RecoveryCodesLeft: known ? await countRecoveryCodes(store, user.id) : 0,
    CodesMadeAt: toIso(known?.codes_made_at ?? null),
    Passkeys: (await passkeysOf(store, user.id)).map(({ id, name, created_at: at, used_at: used }) => ({ PasskeyID: id, Name: name, AddedAt: toIso(at), LastUsedAt: toIso(used) })),
    IsRequired: await isTwoStepRequired(store, user),
    Helpers: administrators.filter((other) => other.id !== user.id && mayDo(rightsHolder(other), 'users.setPassword') && mayChangePerson(standingOf(other), standingOf(user))).slice(0, helpersShown).map(({ name }) => name),
    Rule: maySetRule(user) ? {
      IsOn: account.requires_two_step === 1,
      Administrators: administrators.map((one) => ({ UserID: maySee(viewer, one) ? one.id : null, Name: one.name, HasTwoStep: one.on_at !== null })),
    } : null,
  }
}

/** Whether a user may set the account's rule for two-step sign-in. The owner of a house may not, because a house has no other administrators. */
const maySetRule = (user: SignedInUser) => mayDo(rightsHolder(user), 'users.setPassword') && user.is_single_family === 0

export const beginTwoStep: Handler<'beginTwoStep'> = async (_request, call) => {
  await requireState(call, 'off')
  const App = await makeAppKey(call, call.user.account_name, call.user)
  await begin(call, { sealed_secret: await call.vault.seal(App.Secret) })
  return { message: 'Enter a code from your app next.', App }
}

export const startTwoStep: Handler<'startTwoStep'> = async ({ Code }, call) => {
  const { store, vault, user, now } = call
  await requireState(call, 'off')
  await claimProof(call)
  const begun = await store.selectFrom('begun_second_steps').select('sealed_secret').where('user_id', '=', user.id).executeTakeFirst()
  const secret = await vault.open(begun?.sealed_secret ?? '')
  const step = secret === '' ? null : stepOfCode(secret, Code, now)
  if (step === null) return wrongCode()
  await store.deleteFrom('begun_second_steps').where('user_id', '=', user.id).execute()
  return { message: 'Two-step sign-in is on.', RecoveryCodes: await turnOn(call, user, secret, step) }
}

export const stopTwoStep: Handler<'stopTwoStep'> = async (proof, call) => {
  await requireState(call, 'on')
  await claimProof(call)
  if (!(await proveCode(call, call.user, proof))) return wrongCode()
  await turnOff(call, call.user, null)
  return { message: 'Two-step sign-in is off.' }
}

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (proof, call) => {
  const { store, user, now } = call
  await requireState(call, 'on')
  await claimProof(call)
  if (!(await proveCode(call, user, proof))) return wrongCode()
  await store.updateTable('two_steps').set({ codes_made_at: now }).where('user_id', '=', user.id).execute()
  const RecoveryCodes = await replaceRecoveryCodes(call, user.id)
  await tellTwoStep(call, user, { kind: 'newCodes' })
  return { message: 'You have new recovery codes.', RecoveryCodes }
}

export const beginPasskey: Handler<'beginPasskey'> = async (_request, call) => {
  const { store, user, limits } = call
  await requireState(call, 'on')
  if ((await passkeysOf(store, user.id)).length >= limits.passkeys) throw new Refusal(409, 'TOO_MANY_PASSKEYS', 'You can’t add more passkeys. Remove one first.')
  const { options, challenge } = await newPasskeyOptions(call, user, user.account_name)
  await begin(call, { passkey_challenge: challenge })
  return { message: 'Confirm in your browser next.', Options: options }
}

export const savePasskey: Handler<'savePasskey'> = async (made, call) => {
  const { store, user, now } = call
  await requireState(call, 'on')
  const begun = await store.selectFrom('begun_second_steps').select('passkey_challenge').where('user_id', '=', user.id).executeTakeFirst()
  const read = await readNewPasskey(call, begun?.passkey_challenge ?? '', made)
  const isKnown = read && (await store.selectFrom('passkeys').select('id').where('credential_id', '=', read.credential_id).executeTakeFirst())
  if (!read || isKnown) throw new Refusal(409, 'PASSKEY_REFUSED', 'This passkey can’t be added. Try again.')
  await begin(call, { passkey_challenge: '' })
  const { id } = await store.insertInto('passkeys').values({ ...read, user_id: user.id, name: made.Name, created_at: now, used_at: null }).returning('id').executeTakeFirstOrThrow()
  await tellTwoStep(call, user, { kind: 'passkeyAdded', passkey: made.Name })
  return { message: 'The passkey is added.', PasskeyID: id }
}

export const deletePasskey: Handler<'deletePasskey'> = async ({ PasskeyID }, call) => {
  const { store, user } = call
  requireOwn(call)
  const deleted = await store.deleteFrom('passkeys').where('id', '=', PasskeyID).where('user_id', '=', user.id).returning('name').executeTakeFirst()
  if (!deleted) throw notFound('passkey', 'PasskeyID')
  await tellTwoStep(call, user, { kind: 'passkeyRemoved', passkey: deleted.name })
  return { message: 'The passkey is removed.' }
}

export const endTrustedBrowsers: Handler<'endTrustedBrowsers'> = async ({ BrowserID }, call) => {
  requireOwn(call)
  const own = call.store.deleteFrom('trusted_browsers').where('user_id', '=', call.user.id)
  const { numDeletedRows } = await (BrowserID === null ? own : own.where('public_id', '=', BrowserID)).executeTakeFirst()
  return { message: 'The next sign-in from an untrusted browser needs a second step.', Ended: Number(numDeletedRows) }
}

export const setTwoStepRule: Handler<'setTwoStepRule'> = async ({ IsOn }, call) => {
  const { store, user } = call
  requireOwn(call)
  if (!maySetRule(user)) throw new Refusal(403, 'FORBIDDEN', 'Only administrators of several users can change this.')
  if (IsOn && !(await twoStepOf(store, user.id))) throw new Refusal(409, 'TWO_STEP_OFF', 'Turn on your own two-step sign-in first.')
  await store.updateTable('accounts').set({ requires_two_step: Number(IsOn) }).where('id', '=', user.account_id).execute()
  return { message: IsOn ? 'Administrators need a second step from their next sign-in.' : 'Administrators can sign in with a password alone.' }
}

export const resetTwoStep: Handler<'resetTwoStep'> = async ({ UserID, Reason }, call) => {
  const { viewer } = call
  const user = await findUserToChange(call.store, viewer, UserID, 'UserID')
  if (UserID === viewer.user.id) throw new Refusal(409, 'OWN_USER', 'Turn off your own two-step sign-in under My account.')
  if (!(await twoStepOf(call.store, UserID))) throw new Refusal(409, 'TWO_STEP_OFF', 'Two-step sign-in is off.')
  await turnOff(call, user, { by: viewer.user.name, reason: Reason })
  return { message: 'Two-step sign-in is reset.' }
}

const requireOwn = (call: SignedInCall) => requireOneself(call, 'Only users themselves can change their two-step sign-in.')

async function requireState(call: SignedInCall, state: 'on' | 'off'): Promise<void> {
  requireOwn(call)
  const isOn = (await twoStepOf(call.store, call.user.id)) !== undefined
  if (isOn === (state === 'on')) return
  throw isOn ? new Refusal(409, 'TWO_STEP_ON', 'Two-step sign-in is on already.') : new Refusal(409, 'TWO_STEP_OFF', 'Two-step sign-in is off.')
}

/** The refusal of a wrong code. Return this refusal, don't throw it: a throw would undo the count of the attempt. */
const wrongCode = () => invalid('Code', 'This code is wrong or has expired.')

async function claimProof(call: SignedInCall): Promise<void> {
  const { limits } = call
  await claimAttempts(call, [{ bucket: await sha256(`two step|${call.user.id}`), allowed: limits.twoStepTries, window: limits.twoStepWindow }])
}

async function begin({ store, user }: SignedInCall, columns: { sealed_secret?: string; passkey_challenge?: string }): Promise<void> {
  await store.insertInto('begun_second_steps').values({ user_id: user.id, ...columns }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns)).execute()
}
