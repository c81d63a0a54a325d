import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { hasWebAccess, isOperator, landsOnBilling, mayDo, rankAttention } from '@portal/domain'
import { equalText, sha256 } from '../bytes/bytes.ts'
import type { PublicCall, SignedInCall } from '../Call.ts'
import { newestVisitorCalls } from '../calls/visitorCallAnswer.ts'
import { attentionFacts, unpaidInvoices } from '../gate/attentionFacts.ts'
import { dashboardDoors, doorsOfViewer } from '../gate/dashboardDoors.ts'
import { guestRulesOf, isHost } from '../gate/guests.ts'
import { dashboardEvents } from '../gate/gateEventAnswer.ts'
import { countValidInvites } from '../invites/wantedInvites.ts'
import { claimSignIn, rememberDevice, tellOwner } from '../passwords/claimSignIn.ts'
import { claimLink, findLink } from '../links/links.ts'
import { runningLockdowns } from '../lockdown/runLockdowns.ts'
import { noteSignInAsBegin, noteSignInAsEnd } from '../people/noteSignInAsEnd.ts'
import { runDeletions } from '../userActions/runDeletions.ts'
import { atProperty, findWebUser, maySignInAsUser, permittedModules, propertiesOf, requireWebAccess, rightsHolder, type SignedInUser, webAccessOf, webColumns } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import { checkSession, endSession, findReturning, startSession } from '../secrets/sessions.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { inTransaction } from '../store/transaction.ts'
import { toIso } from '../time/toIso.ts'
import { askSecondStep, missingStep } from '../twoStep/secondStep.ts'
import { type Handler, prepared } from './Handler.ts'
import { callGroupFlags, releaseChoices, signedInAnswer } from './signedInAnswer.ts'

const wrongPair = 'The user name or password is not right.'

/**
 * Finds a user by username. Strangers must not learn who has an account, so every wrong pair of username and password costs the same work
 * and gets the same answer.
 */
function userNamed(store: Store, name: string) {
  return store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
}

export const login = prepared<'login'>(async ({ username, password }, call) => {
  const { store, passwordHasher } = call
  const name = username.trim().toLowerCase()
  // The attempt is claimed before the password is verified, so that a burst of parallel guesses counts in full.
  const claim = await claimSignIn(call, name)

  const user = await userNamed(store, name)
  const isRight = await passwordHasher.verify(password, user?.password_hash || (await hashOfNobody(call)))
  if (!user || !isRight) {
    if (user) await tellOwner(call, user, claim.strangersTries)
    throw new Refusal(400, 'INVALID_CREDENTIALS', wrongPair)
  }
  await runDeletions(call, user.account_id)
  if (!(await userNamed(store, name))) throw new Refusal(400, 'INVALID_CREDENTIALS', wrongPair)
  await claim.forgive()
  const missing = await missingStep(call, user)
  // A device becomes known only after the second step, because a known device has its own count of wrong codes.
  if (missing === null) await rememberDevice(call.vault, call.deviceCookies, name)
  requireWebAccess(user, call.now)
  return async (trx) => (missing === null ? signedInAnswer(trx, user, await startSession(trx, user.id, trx)) : askSecondStep(trx, user, missing))
})

const hashesOfNobody = new WeakMap<PublicCall['passwordHasher'], Promise<string>>()

function hashOfNobody({ passwordHasher }: PublicCall): Promise<string> {
  const known = hashesOfNobody.get(passwordHasher)
  if (known) return known
  const made = passwordHasher.hash('the password of nobody')
  hashesOfNobody.set(passwordHasher, made)
  return made
}

interface Beginning {
  user: Row<'users'>
  /** The administrator who signs in as the user; null when an administrator returns to their own session. */
  by: Row<'users'> | null
  /** The reason why the administrator signs in as the user. */
  reason: string
}

export const signInAsAdmin: Handler<'signInAsAdmin'> = async (_request, call) => {
  const beginning = (await wayBack(call)) ?? (await byLink(call))
  if (!beginning) return new Refusal(400, 'SIGN_IN_LINK_INVALID', 'This sign-in link is no longer valid. Please ask for a new one.')
  const { user, by, reason } = beginning
  const credentials = await startSession(call, user.id, by ? { userAgent: call.userAgent, address: call.address, signedInBy: by.id, reason, endsAt: call.now + call.limits.signInAs } : call)
  if (by) await noteSignInAsBegin(call.store, user.id, by.id, await sha256(credentials.token))
  return { ...(await signedInAnswer(call, user, credentials)), SignedInBy: by && { Name: by.name, Email: by.email } }
}

/** Ends a session that an administrator began as another user; the administrator gets a session of their own again. */
async function wayBack(call: PublicCall): Promise<Beginning | null> {
  const { sent, store } = call
  if (!sent) return null
  const checked = await checkSession(call, await findReturning(call, await sha256(sent.token)), sent)
  if (checked.kind !== 'accepted') return null
  const user = await findWebUser(store, checked.session.signedInBy, call.now)
  if (!user || !(await endSession(store, checked.session))) return null
  await noteSignInAsEnd(call, checked.session, 'wayBack')
  return { user, by: null, reason: '' }
}

async function byLink(call: PublicCall): Promise<Beginning | null> {
  if (!call.sent) return null
  const { now } = call
  const { state, link } = await findLink(call, 'signInAsAdmin', call.sent.token)
  if (state !== 'valid') return null
  const by = await findWebUser(call.store, link.by_user_id, now)
  const user = await findWebUser(call.store, link.user_id, now)
  if (!by || !user || !(await maySignInAsUser(call.store, by.id, user.id))) return null
  return (await claimLink(call.store, link, now)) ? { user, by, reason: link.reason } : null
}

export const getUserDetails: Handler<'getUserDetails'> = async ({ authkey }, call) => {
  const { session, store, user } = call
  if (!(await isOwnKey(authkey, session.tokenHash, store))) {
    throw new Refusal(403, 'AUTH_KEY_MISMATCH', 'The key does not belong to this session.', { field: 'authkey' })
  }
  if (session.signedInBy === null) await noteVisit(store, user, call.now)
  return {
    ID: user.id,
    Name: user.name,
    Email: user.email,
    AccountID: user.account_id,
    AccountName: user.account_name,
    OwnAccountID: user.own_account_id,
    PropertyID: user.property_id,
    Properties: (await propertiesOf(store, call.viewer)).map(({ property_id: id, property_name: name }) => ({ ID: id, Name: name })),
    IsAccountActive: user.is_active === 1,
    IS_SFH_ACTIVE: user.is_single_family === 1,
    UserTypeID: user.user_type_id,
    ...(await callGroupFlags(store, user)),
    MayInviteGuests: isHost(call.viewer) && (await guestRulesOf(store, user.account_id)).isOn,
    IsBillingAdminLoginLandpage: landsOnBilling(rightsHolder(user)),
    IsUserDashboard: user.dashboard_flag,
    callgroupId: user.call_group_id,
    IsUserAdmin: user.is_user_admin === 1,
    IsKitsAdmin: user.is_kits_admin === 1,
    IsBillingAdmin: user.is_billing_admin === 1,
    role: user.role,
    modules: permittedModules(user),
    ...releaseChoices(user),
    SignedInBy: await administratorOf(call),
    TimezoneID: user.own_time_zone,
    Language: user.language,
    Theme: user.theme,
    Inactive: await inactiveAccount(store, user, call.now),
    RunningLockdowns: mayDo(rightsHolder(user), 'lockdown.view') ? (await runningLockdowns(store, user.account_id)).length : 0,
  }
}

/** The administrator who signed in as this user, with the reason and the end. */
async function administratorOf({ session, store }: SignedInCall): Promise<{ Name: string; Email: string; Reason: string; EndsAt: string | null } | null> {
  if (session.signedInBy === null) return null
  const by = await store
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.signed_in_by')
    .select(['users.name', 'users.email', 'sessions.reason', 'sessions.ends_at'])
    .where('sessions.token_hash', '=', session.tokenHash)
    .executeTakeFirst()
  return by ? { Name: by.name, Email: by.email, Reason: by.reason, EndsAt: toIso(by.ends_at) } : null
}

async function isOwnKey(authKey: string, tokenHash: string, store: Store): Promise<boolean> {
  const row = await store.selectFrom('sessions').select('auth_key_hash').where('token_hash', '=', tokenHash).executeTakeFirst()
  return row !== undefined && equalText(row.auth_key_hash, await sha256(authKey))
}

export const userSignout: Handler<'userSignout'> = async (_request, call) => {
  const { session, store } = call
  await endSession(store, session)
  // This call is a GET, which has no transaction, so it opens its own.
  const author = { at: call.now, call: 'userSignout', page: '', userId: session.userId, signedInBy: session.signedInBy }
  await inTransaction(store, (trx) => noteSignInAsEnd({ ...call, store: trx }, session, 'signOut'), { author })
  return { message: 'Signed out.' }
}

/** The number of visitor calls on the dashboard. */
const callsShown = 8

export const getDashboard: Handler<'getDashboard'> = async ({ PropertyID }, call) => {
  const { store, now, viewer: own } = call
  const properties = await propertiesOf(store, own)
  const viewer = atProperty(own, properties, PropertyID)
  const { user } = viewer
  const mayViewInvites = mayDo(viewer.standing, 'invites.view')
  const doors = await doorsOfViewer(store, viewer, now)
  return {
    PropertyName: user.property_name,
    PropertyID: user.property_id,
    Properties: properties.map(({ property_id: ID, property_name: Name }) => ({ ID, Name })),
    TimeZone: user.time_zone,
    Now: toIso(now),
    Ports: await dashboardDoors(store, viewer, doors, now),
    Events: await dashboardEvents(store, viewer, user.property_id),
    Attention: rankAttention(await attentionFacts(store, viewer, doors, now)).map(({ kind, records }) => ({
      Kind: kind, Records: records.map(({ id, name, at, personId = null }) => ({ ID: id, Name: name, At: toIso(at), UserID: personId })),
    })),
    ActiveInvites: mayViewInvites ? await countValidInvites(store, { accountId: viewer.accountId, propertyId: user.property_id }, now) : null,
    VisitorCalls: mayDo(viewer.standing, 'callGroups.own') ? await newestVisitorCalls(call, viewer, { IsRunning: false, count: callsShown }) : null,
  }
}

const minute = 60_000

/** Records an operator's visit to an account, at most once a minute; ignores other users. */
async function noteVisit(store: Store, user: SignedInUser, now: number): Promise<void> {
  if (!isOperator(user)) return
  const visit = { user_id: user.id, account_id: user.account_id }
  const last = await store.selectFrom('account_visits').select('at').where('user_id', '=', visit.user_id).where('account_id', '=', visit.account_id).executeTakeFirst()
  if (last && now - last.at < minute) return
  await store.insertInto('account_visits').values({ ...visit, at: now }).onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doUpdateSet({ at: now })).execute()
}

type Details = Exclude<ResponseOf<(typeof endpoints)['getUserDetails']>, { type: 'error' }>

/** The facts for the page of an inactive account: whether a payment is missing, and who can help. Null while the account is active. */
async function inactiveAccount(store: Store, user: SignedInUser, now: number): Promise<Details['Inactive']> {
  if (user.is_active === 1) return null
  const invoices = await unpaidInvoices(store, user.account_id, user.time_zone, now)
  const others = await store.selectFrom('users').select(['name', 'email', ...webColumns]).where('account_id', '=', user.account_id)
    .where('is_user_admin', '=', 1).where('removed_at', 'is', null).where('id', '!=', user.id).orderBy('sort_name').limit(3).execute()
  return {
    IsUnpaid: invoices.some(({ state }) => state === 'overdue'),
    Administrators: others.filter((other) => hasWebAccess(webAccessOf(other), now)).map(({ name: Name, email: Email }) => ({ Name, Email })),
  }
}
