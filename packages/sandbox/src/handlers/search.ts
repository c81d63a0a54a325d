import { mayDo, rankByText, type Right } from '@portal/domain'
import { sql } from 'kysely'
import { contains } from '../store/byEngine.ts'
import { firstUsers, notHidden, userSet } from '../people/findUsers.ts'
import { visibleGroups } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { countOf, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { callGroupsOfAccount, portsOfAccount } from '../store/ofAccount.ts'
import type { Handler } from './Handler.ts'

/** The largest number of results of each kind. */
const shown = 5
/** Only the newest invites are searched, because each key press would otherwise read years of them. */
const searchedInvites = 2000

export const goToAnything: Handler<'goToAnything'> = async ({ searchText }, call) => {
  const { store, now, viewer } = call
  const may = (right: Right) => mayDo(viewer.standing, right)
  const people = may('users.view') ? await findPeople() : null
  return {
    Accounts: may('accounts.view') ? matching(await accountsOf(store), searchText) : null,
    People: people,
    Doors: may('devices.view') ? matching(await doorsOf(store, viewer), searchText) : null,
    Codes: may('codes.view') ? await findCodes(store, viewer, searchText, people?.Items.map(({ ID }) => ID) ?? []) : null,
    UserGroups: may('groups.view') ? matching((await visibleGroups(store, viewer)).map(({ id, name }) => ({ ID: id, Name: name })), searchText) : null,
    Invites: may('invites.view') ? await findInvites(store, viewer, searchText) : null,
    PresetTemplates: may('restrictions.view') ? matching(await named(store, 'preset_templates', viewer), searchText) : null,
    Schedules: may('schedules.view') ? matching(await named(store, 'schedules', viewer), searchText) : null,
    CallGroups: may('callGroups.view') ? matching(await callGroupsOf(store, viewer), searchText) : null,
    Units: may('users.view') ? await findUnits(store, viewer, searchText) : null,
    Invoices: may('billing.view') ? await findInvoices(store, viewer, searchText) : null,
  }

  async function findPeople() {
    const set = await userSet(call, viewer, { searchText }, now)
    const { total, ids } = await firstUsers(store, set, shown)
    if (ids.length === 0) return { Total: total, Items: [] }
    const rows = await store
      .selectFrom('users')
      .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
      .select(['users.id', 'users.name', 'users.unit', 'user_groups.name as group_name'])
      .where(inIds('users.id', ids))
      .execute()
    const items = rows.map((row) => ({ ID: row.id, Name: row.name, Unit: row.unit, UserGroupName: row.group_name ?? '' }))
    return { Total: total, Items: items.toSorted((a, b) => ids.indexOf(a.ID) - ids.indexOf(b.ID)) }
  }
}

/** Items whose name has every word of the search; names that begin with the search come first. */
function matching<Item extends { Name: string }>(items: readonly Item[], search: string): { Total: number; Items: Item[] } {
  const found = rankByText(items, ({ Name }) => Name, search)
  return { Total: found.length, Items: found.slice(0, shown) }
}

async function accountsOf(store: Store) {
  const rows = await store.selectFrom('accounts').select(['id', 'name', 'is_active']).orderBy('id').execute()
  return rows.map((row) => ({ ID: row.id, Name: row.name, IsActive: row.is_active === 1 }))
}

async function doorsOf(store: Store, { accountId }: Viewer) {
  const rows = await portsOfAccount(store, accountId)
    .select(['ports.id', 'ports.name', 'ports.hardware_model', 'properties.name as property_name'])
    .orderBy('ports.position')
    .execute()
  return rows.map((row) => ({ ID: row.id, Name: row.name, HardwareModel: row.hardware_model, PropertyName: row.property_name }))
}

async function findCodes(store: Store, viewer: Viewer, search: string, people: readonly number[]) {
  const query = store
    .selectFrom('access_codes')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .where('access_codes.account_id', '=', viewer.accountId)
    .where(await notHidden(store, viewer))
    .where((where) => where.or([
      ...(people.length === 0 ? [] : [where('access_codes.user_id', 'in', people)]),
      where.and([where('access_codes.user_id', 'is', null), ...search.split(/\s+/).map((word) => contains('access_codes.label', word))]),
    ]))
  const Total = await countOf(query)
  const rows = await query
    .select(['access_codes.id', 'access_codes.user_id', 'users.name', 'access_codes.label', 'access_codes.type', 'access_codes.is_active'])
    .orderBy('access_codes.user_id', (order) => order.asc().nullsFirst())
    .orderBy('access_codes.id')
    .limit(shown)
    .execute()
  const Items = rows.map((row) => ({
    ID: row.id, UserID: row.user_id, UserName: row.name ?? '', Label: row.label, AccessCodeTypeID: row.type, IsActive: row.is_active === 1,
  }))
  return { Total, Items }
}

async function findInvites(store: Store, { accountId }: Viewer, search: string) {
  const rows = await store
    .selectFrom('invites')
    .select(['invites.id', 'invites.name', 'invites.recipient'])
    .where('invites.account_id', '=', accountId)
    .orderBy('invites.created_at', 'desc')
    .limit(searchedInvites)
    .execute()
  const { Total, Items } = matching(rows.map(({ id, name, recipient }) => ({ ID: id, InviteName: name, Recipient: recipient, Name: `${name} ${recipient}` })), search)
  return { Total, Items: Items.map(({ ID, InviteName, Recipient }) => ({ ID, InviteName, Recipient })) }
}

async function named(store: Store, table: 'preset_templates' | 'schedules', { accountId }: Viewer) {
  const rows = await store.selectFrom(table).select(['id', 'name']).where('account_id', '=', accountId).orderBy('name').execute()
  return rows.map(({ id, name }) => ({ ID: id, Name: name }))
}

async function callGroupsOf(store: Store, { accountId }: Viewer) {
  const rows = await callGroupsOfAccount(store, accountId)
    .select(['call_groups.id', 'call_groups.name', 'is_video'])
    .orderBy('call_groups.position')
    .execute()
  return rows.map((row) => ({ ID: row.id, Name: row.name, IsVideo: row.is_video === 1 }))
}

/** Units are counted in an index; only the shown ones are read. */
async function findUnits(store: Store, { accountId }: Viewer, search: string) {
  const query = store.selectFrom('units').where('account_id', '=', accountId).where(search.split(/\s+/).reduce((all, word) => sql<boolean>`${all} and ${contains('name', word)}`, sql<boolean>`true`))
  const total = await countOf(query)
  const rows = await query.select(['id', 'name']).orderBy('sort').orderBy('id').limit(shown).execute()
  return { Total: total, Items: rows.map(({ id, name }) => ({ ID: id, Name: name })) }
}

async function findInvoices(store: Store, { accountId }: Viewer, search: string) {
  const rows = await store.selectFrom('invoices').select(['id', 'number']).where('account_id', '=', accountId).where('is_draft', '=', 0).orderBy('id', 'desc').execute()
  const { Total, Items } = matching(rows.map(({ id, number }) => ({ ID: id, Number: number, Name: number })), search)
  return { Total, Items: Items.map(({ ID, Number }) => ({ ID, Number })) }
}
