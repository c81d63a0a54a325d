import { zoneName } from '@portal/domain'
import { sql } from 'kysely'
import { requireProperty } from '../access/places.ts'
import { contactRows, findContact, findContactToChange, idsOfContacts, toContact } from '../people/contacts.ts'
import { findUser, findUserToChange } from '../people/findUser.ts'
import { hiddenFrom, notHidden } from '../people/findUsers.ts'
import { readEmail, readPhone } from '../people/userValues.ts'
import { conflict, invalid, notFound } from '../Refusal.ts'
import { contains } from '../store/byEngine.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import { portsOfAccount } from '../store/ofAccount.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getPropertyLocations: Handler<'getPropertyLocations'> = async (_request, { store, viewer }) => {
  const { accountId } = viewer
  const properties = await store.selectFrom('properties').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
  const counts = await store
    .selectFrom('users')
    .select(({ fn }) => ['property_id', fn.countAll<number>().as('total')])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where(await notHidden(store, viewer))
    .groupBy('property_id')
    .execute()
  const locations = await store
    .selectFrom('property_locations')
    .innerJoin('properties', 'properties.id', 'property_locations.property_id')
    .selectAll('property_locations')
    .where('properties.account_id', '=', accountId)
    .orderBy('property_locations.property_id')
    .orderBy('property_locations.position')
    .execute()
  const ports = await portsOfAccount(store, accountId)
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .selectAll('ports')
    .select('port_modules.module_id')
    .orderBy('ports.position')
    .execute()
  return {
    Properties: properties.map(({ id, name, address, time_zone: timeZone, lets_unrestricted_in: letsIn }) => ({
      ID: id, Name: name, Address: address, TimeZone: timeZone, LetsUnrestrictedIn: letsIn === 1,
      UserCount: counts.find(({ property_id: property }) => property === id)?.total ?? 0,
    })),
    PropertyLocations: locations.map(({ id, property_id: propertyId, name }) => ({
      ID: id,
      PropertyID: propertyId,
      Name: name,
      Ports: ports.filter((port) => port.location_id === id).map((port) => ({
        ID: port.id, Name: port.name, ModuleID: port.module_id, HardwareModel: port.hardware_model, Status: port.status,
      })),
    })),
  }
}

export const savePropertyAccess: Handler<'savePropertyAccess'> = async ({ PropertyID, LetsUnrestrictedIn }, call) => {
  const { accountId } = call.viewer
  const changed = await call.store
    .updateTable('properties').set({ lets_unrestricted_in: Number(LetsUnrestrictedIn) }).where('id', '=', PropertyID).where('account_id', '=', accountId).returning('id').executeTakeFirst()
  if (!changed) throw notFound('property', 'PropertyID')
  return { message: 'Saved.', LetsUnrestrictedIn }
}

export const getPropertyEndpoints: Handler<'getPropertyEndpoints'> = async (_request, call) => {
  const { accountId } = call.viewer
  const ports = await portsOfAccount(call.store, accountId)
    .selectAll('ports')
    .orderBy('ports.property_id')
    .orderBy('ports.position')
    .execute()
  return {
    Endpoints: ports.map((port) => ({
      PropertyID: port.property_id,
      PropertyLocationID: port.location_id,
      PortID: port.id,
      Name: port.name,
      HardwareModel: port.hardware_model,
      IsOnline: port.status !== 'Offline',
    })),
  }
}

export const getTimezones: Handler<'getTimezones'> = async (_request, { user, store, now }) => {
  const properties = await store.selectFrom('properties').select('time_zone').distinct().where('account_id', '=', user.account_id).execute()
  const own = properties.map(({ time_zone: zone }) => zone)
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !own.includes(zone))
  const Timezones = []
  for (const [index, ID] of [...own, ...others].entries()) {
    // The first names of time zones in a process take long to compute, so other requests get their turn meanwhile.
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 0))
    Timezones.push({ ID, Name: zoneName('en-US', ID, now), IsOwn: own.includes(ID) })
  }
  return { Timezones }
}

export const getFireAlarmStatus: Handler<'getFireAlarmStatus'> = async ({ userID }, { viewer, store }) => {
  const user = await findUser(store, viewer, userID, 'userID')
  const property = await store.selectFrom('properties').select('fire_alarm_at').where('id', '=', user.property_id).executeTakeFirstOrThrow()
  const since = property.fire_alarm_at
  return { UserID: userID, PropertyID: user.property_id, IsFireAlarmActive: since !== null, Since: toIso(since) }
}

export const getContacts: Handler<'getContacts'> = async ({ UserID, searchText, ...asked }, { viewer, store }) => {
  if (UserID !== undefined) await findUser(store, viewer, UserID, 'UserID')
  const hidden = await hiddenFrom(store, viewer)
  let query = idsOfContacts(store, viewer, hidden)
  if (UserID !== undefined) query = query.where('contacts.user_id', '=', UserID)
  const typed = searchText.trim()
  if (typed !== '') {
    query = query.where(contains(sql`(contacts.name || ' ' || contacts.relation || ' ' || contacts.email || ' ' || contacts.phone)`, typed))
  }
  const total = await countOf(query)
  const ids = await idsOfPage(query, asked, { by: ['contacts.name', 'contacts.id'] })
  const rows = await contactRows(store, viewer.accountId).where(inIds('contacts.id', ids)).orderBy('contacts.name').orderBy('contacts.id').execute()
  return { Contacts: rows.map(toContact), Total: total }
}

export const saveContact: Handler<'saveContact'> = async (request, { viewer, store }) => {
  const { ID, Version, PropertyID, UserID } = request
  const values = {
    name: request.Name,
    relation: request.Relation,
    phone: readPhone('Phone', request.Phone),
    email: readEmail('Email', request.Email),
    notes: request.Notes,
  }
  if (values.name === '') throw invalid('Name', 'Enter a name.')
  await requireProperty(store, viewer.accountId, PropertyID)
  if (UserID !== null) await findUserToChange(store, viewer, UserID, 'UserID')
  const row = { ...values, account_id: viewer.accountId, property_id: PropertyID, user_id: UserID, updated_by: viewer.user.name }
  const before = ID === undefined ? null : await findContactToChange(store, viewer, ID)
  if (before && before.version !== Version) throw conflict(toContact(before))
  if (before) await store.updateTable('contacts').set({ ...row, version: before.version + 1 }).where('id', '=', before.id).execute()
  const { id } = before ?? (await store.insertInto('contacts').values({ ...row, version: 1 }).returning('id').executeTakeFirstOrThrow())
  return { message: 'Saved.', Contact: toContact(await findContact(store, viewer, id)) }
}

export const deleteContact: Handler<'deleteContact'> = async ({ ID }, { viewer, store }) => {
  const { id, name } = await findContactToChange(store, viewer, ID)
  await store.deleteFrom('contacts').where('id', '=', id).execute()
  return { message: filled('{name} was deleted.', { name }) }
}
