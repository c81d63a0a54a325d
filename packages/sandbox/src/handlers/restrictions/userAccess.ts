import { toRestrictionRecord } from '@portal/domain'
import { placeName, requireGroup, requireUser } from '../../access/groupRuleAnswer.ts'
import { findGroupRules, positionsOf, ruleAtPort } from '../../access/groupRules.ts'
import { moduleOf, placeOf, readPlaces } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import { readRestrictionInput } from '../../access/readRestrictionInput.ts'
import { readRestriction } from '../../access/storedRestriction.ts'
import { subjectOfUser } from '../../access/accessSubject.ts'
import { conflict } from '../../accessCodes/saveCode.ts'
import type { Handler } from '../Handler.ts'

export const createUpdateAccess: Handler<'createUpdateAccess'> = async (request, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.edit')
  const { UserID, HasAllLocationAccess, PropertyLocations, Modules } = request
  await requireUser(call.store, accountId, UserID)
  const places = await readPlaces(call.store, accountId)
  for (const id of PropertyLocations) placeOf(places, id)
  for (const id of Modules) moduleOf(places, id)
  const values = {
    has_all: Number(HasAllLocationAccess),
    locations: JSON.stringify([...new Set(PropertyLocations)]),
    modules: JSON.stringify([...new Set(Modules)]),
  }
  await call.store
    .insertInto('user_places')
    .values({ user_id: UserID, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values))
    .execute()
  return { message: 'Access saved.' }
}

export const saveUpdateaccessRestrictions: Handler<'saveUpdateaccessRestrictions'> = async ({ UserID, Restriction, Version }, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.edit')
  return call.store.transaction().execute(async (trx) => {
    await requireUser(trx, accountId, UserID)
    const before = await trx.selectFrom('user_restrictions').select('version').where('user_id', '=', UserID).executeTakeFirst()
    if (Version !== null && Version !== (before?.version ?? 0)) throw conflict()
    const version = (before?.version ?? 0) + 1
    const values = { restriction: Restriction && readRestrictionInput(Restriction), version }
    await trx
      .insertInto('user_restrictions')
      .values({ user_id: UserID, ...values })
      .onConflict((on) => on.column('user_id').doUpdateSet(values))
      .execute()
    return { message: Restriction ? 'Restriction saved.' : 'Restriction removed.', Version: version }
  })
}

export const getUserAccessRestriction: Handler<'getUserAccessRestriction'> = async ({ UserID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.view')
  const { store } = call
  const user = await requireUser(store, accountId, UserID)
  const group = user.group_id === null ? null : await requireGroup(store, accountId, user.group_id)
  const property = await store.selectFrom('properties').select('time_zone').where('id', '=', user.property_id).executeTakeFirstOrThrow()
  const own = await store.selectFrom('user_restrictions').selectAll().where('user_id', '=', UserID).executeTakeFirst()
  const at = await store.selectFrom('user_places').selectAll().where('user_id', '=', UserID).executeTakeFirst()
  const restriction = readRestriction(own?.restriction ?? null)
  const places = await readPlaces(store, accountId)
  const rules = group ? await findGroupRules(store, { groupId: group.id }) : []
  const opens = (await subjectOfUser(store, UserID))?.credential?.opens ?? null
  return {
    UserID,
    UserGroupID: group?.id ?? null,
    UserGroupName: group?.name ?? null,
    TimeZone: property.time_zone,
    HasAllLocationAccess: (at?.has_all ?? 1) === 1,
    PropertyLocations: JSON.parse(at?.locations ?? '[]') as number[],
    Modules: JSON.parse(at?.modules ?? '[]') as number[],
    Restriction: restriction && toRestrictionRecord(restriction),
    Version: own?.version ?? 0,
    Ports: positionsOf(places).map((position) => {
      const rule = ruleAtPort(rules, position)
      return {
        PortID: position.portId,
        PortName: position.portName,
        IsOpenToUser: opens === null || opens.includes(position.portId),
        GroupRestriction: rule && toRestrictionRecord(rule.restriction),
        GroupRestrictionID: rule?.id ?? null,
        RuleFrom: rule && placeName(places, rule),
      }
    }),
  }
}
