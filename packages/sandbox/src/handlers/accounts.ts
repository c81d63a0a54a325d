import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { DoorOutputMode, TenantType } from '@portal/domain'
import { accountAnswers, accountDetails, accountFacts, type AccountFacts } from '../accounts/accountAnswer.ts'
import type { SignedInCall } from '../Call.ts'
import { findAccounts } from '../accounts/findAccounts.ts'
import { addFirstAlertRules } from '../alerts/alertRules.ts'
import { mailAddress, mailFirstPassword } from '../people/mailFirstPassword.ts'
import { readTimeZone, sortName } from '../people/userValues.ts'
import { viewerOf, workIn } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import { nextId } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { newUser } from '../userActions/changeUser.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getAccounts: Handler<'getAccounts'> = async (wanted, { store, now, user }) => {
  const { shown, total, totals } = await findAccounts(store, wanted, { operatorId: user.id, now })
  return { Accounts: await accountAnswers(store, shown, now), TotalCount: total, Totals: totals }
}

export const getAccount: Handler<'getAccount'> = async ({ AccountID }, { store, now, user }) => accountDetails(store, await findAccount(store, AccountID, user.id), now)

export const setAccountState: Handler<'setAccountState'> = async ({ AccountID, IsActive, Reason }, { store, now, user }) => {
  const { name, isActive } = await findAccount(store, AccountID, user.id)
  if (isActive === IsActive) throw new Refusal(409, 'ACCOUNT_STATE', filled(isActive ? '{name} is already active.' : '{name} is already inactive.', { name }))
  const changed = { is_active: Number(IsActive), state_reason: Reason, state_changed_at: now, state_changed_by: user.name }
  await store.updateTable('accounts').set(changed).where('id', '=', AccountID).execute()
  return { message: filled(IsActive ? '{name} is active again.' : '{name} is now inactive.', { name }), IsActive }
}

export const saveAccountNote: Handler<'saveAccountNote'> = async ({ AccountID, Text }, { store, now, user }) => {
  await findAccount(store, AccountID, user.id)
  const row = { account_id: AccountID, text: Text, by_user_id: user.id, by_name: user.name, at: now }
  const { id } = await store.insertInto('account_notes').values(row).returning('id').executeTakeFirstOrThrow()
  return { message: 'The note is saved.', Note: { ID: id, Text, By: row.by_name, At: toIso(row.at) } }
}

export const createAccount: Handler<'createAccount'> = async (wanted, call) => {
  const { accountId, mailedTo } = await newAccount(call.store, call, wanted)
  return { message: filled('{name} was added.', { name: wanted.Name }), AccountID: accountId, MailedTo: mailedTo }
}

async function findAccount(store: Store, id: number, operatorId: number): Promise<AccountFacts> {
  const [found] = await accountFacts(store, operatorId, [id])
  if (!found) throw notFound('account', 'AccountID')
  return found
}

type Wanted = RequestOf<(typeof endpoints)['createAccount']>

/** Creates an account with a property of the same name, and its administrator, who gets a mail. Inside a transaction. */
async function newAccount(trx: Store, call: SignedInCall, { Name, TenantType: type, Address, TimezoneID, ...person }: Wanted): Promise<{ accountId: number; mailedTo: string }> {
  const timeZone = readTimeZone('TimezoneID', TimezoneID)
  const accountId = await nextId(trx, 'accounts')
  const propertyId = await nextId(trx, 'properties')
  await trx.insertInto('accounts').values({ id: accountId, name: Name, sort_name: sortName(Name), is_active: 1, tenant_type: type }).execute()
  await trx.insertInto('properties').values({ id: propertyId, account_id: accountId, name: Name, address: Address, time_zone: timeZone }).execute()
  await addFirstAlertRules(trx, accountId, call.now)
  const viewer = viewerOf(await workIn(trx, call.user, accountId))
  const rights = { LimitActuationModeID: DoorOutputMode.Both, IsWebLoginEnabled: true, IsUserAdmin: true, IsBillingAdmin: true }
  const given = { property_id: propertyId, group_id: null, call_group_id: null, password_hash: '' }
  const user = await newUser(trx, viewer, { ...person, ...rights }, given, call.now)
  if (type === TenantType.SingleFamily) await trx.updateTable('users').set({ is_single_family: 1 }).where('id', '=', user.id).execute()
  await mailFirstPassword(trx, call, user)
  return { accountId, mailedTo: mailAddress(user) }
}
