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
const matching = <Item extends { Name: string }>(items: readonly Item[], search: string) => firstOf(rankByText(items, ({ Name }) => Name, search))

const firstOf = <Item>(found: readonly Item[]) => ({ Total: found.length, Items: found.slice(0, shown) })

async function accountsOf(store: Store) {
  const rows = await store.selectFrom('accounts').select(['id as ID', 'name as Name', 'is_active']).orderBy('id').execute()
  return rows.map(({ is_active: isActive, ...account }) => ({ ...account, IsActive: isActive === 1 }))
}

function doorsOf(store: Store, { accountId }: Viewer) {
  return portsOfAccount(store, accountId).select(['ports.id as ID', 'ports.name as Name', 'ports.hardware_model as HardwareModel', 'properties.name as PropertyName']).orderBy('ports.position').execute()
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
  const rows = await store.selectFrom('invites').select(['id as ID', 'name as InviteName', 'recipient as Recipient']).where('account_id', '=', accountId)
    .orderBy('created_at', 'desc').limit(searchedInvites).execute()
  return firstOf(rankByText(rows, ({ InviteName, Recipient }) => `${InviteName} ${Recipient}`, search))
}

function named(store: Store, table: 'preset_templates' | 'schedules', { accountId }: Viewer) {
  return store.selectFrom(table).select(['id as ID', 'name as Name']).where('account_id', '=', accountId).orderBy('name').execute()
}

async function callGroupsOf(store: Store, { accountId }: Viewer) {
  const rows = await callGroupsOfAccount(store, accountId).select(['call_groups.id as ID', 'call_groups.name as Name', 'is_video']).orderBy('call_groups.position').execute()
  return rows.map(({ is_video: isVideo, ...group }) => ({ ...group, IsVideo: isVideo === 1 }))
}

/** Units are counted in an index; only the shown ones are read. */
async function findUnits(store: Store, { accountId }: Viewer, search: string) {
  const query = store.selectFrom('units').where('account_id', '=', accountId).where(search.split(/\s+/).reduce((all, word) => sql<boolean>`${all} and ${contains('name', word)}`, sql<boolean>`true`))
  const total = await countOf(query)
  return { Total: total, Items: await query.select(['id as ID', 'name as Name']).orderBy('sort').orderBy('id').limit(shown).execute() }
}

async function findInvoices(store: Store, { accountId }: Viewer, search: string) {
  const rows = await store.selectFrom('invoices').select(['id as ID', 'number as Number']).where('account_id', '=', accountId).where('is_draft', '=', 0).orderBy('id', 'desc').execute()
  return firstOf(rankByText(rows, ({ Number: number }) => number, search))
}
