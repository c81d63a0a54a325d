import { toRestrictionRecord } from '@portal/domain'
import { placeName } from '../../access/groupRuleAnswer.ts'
import { findGroupRules, positionsOf, ruleAtPort } from '../../access/groupRules.ts'
import { moduleOf, placeOf, readPlaces } from '../../access/places.ts'
import { readRestrictionInput } from '../../access/readRestrictionInput.ts'
import { readRestriction } from '../../access/storedRestriction.ts'
import { subjectOfUser } from '../../access/accessSubject.ts'
import { findUser, findUserToChange } from '../../people/findUser.ts'
import { requireViewer, type Viewer } from '../../people/viewer.ts'
import { conflict } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

export const createUpdateAccess: Handler<'createUpdateAccess'> = async (request, call) => {
  const viewer = await requireViewer(call, 'restrictions.edit')
  const { UserID, HasAllLocationAccess, PropertyLocations, Modules } = request
  await findUserToChange(call.store, viewer, UserID, 'UserID')
  const places = await readPlaces(call.store, viewer.accountId)
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
  const viewer = await requireViewer(call, 'restrictions.edit')
  return call.store.transaction().execute(async (trx) => {
    await findUserToChange(trx, viewer, UserID, 'UserID')
    const before = await trx.selectFrom('user_restrictions').select('version').where('user_id', '=', UserID).executeTakeFirst()
    if (Version !== null && Version !== (before?.version ?? 0)) throw conflict(await userAccessAnswer(trx, viewer, UserID))
    const version = (before?.version ?? 0) + 1
    const values = { restriction: Restriction && readRestrictionInput(Restriction), version, updated_by: viewer.user.name }
    await trx
      .insertInto('user_restrictions')
      .values({ user_id: UserID, ...values })
      .onConflict((on) => on.column('user_id').doUpdateSet(values))
      .execute()
    return { message: Restriction ? 'Restriction saved.' : 'Restriction removed.', Version: version }
  })
}

export const getUserAccessRestriction: Handler<'getUserAccessRestriction'> = async ({ UserID }, call) => {
  return userAccessAnswer(call.store, await requireViewer(call, 'restrictions.view'), UserID)
}

async function userAccessAnswer(store: Store, viewer: Viewer, UserID: number) {
  const user = await findUser(store, viewer, UserID, 'UserID')
  const own = await store.selectFrom('user_restrictions').selectAll().where('user_id', '=', UserID).executeTakeFirst()
  const at = await store.selectFrom('user_places').selectAll().where('user_id', '=', UserID).executeTakeFirst()
  const restriction = readRestriction(own?.restriction ?? null)
  const places = await readPlaces(store, viewer.accountId)
  const rules = user.group_id === null ? [] : await findGroupRules(store, { groupId: user.group_id })
  const opens = (await subjectOfUser(store, UserID))?.credential?.opens ?? null
  return {
    UserID,
    UserGroupID: user.group_id,
    UserGroupName: user.group_name,
    TimeZone: user.time_zone,
    HasAllLocationAccess: (at?.has_all ?? 1) === 1,
    PropertyLocations: JSON.parse(at?.locations ?? '[]') as number[],
    Modules: JSON.parse(at?.modules ?? '[]') as number[],
    Restriction: restriction && toRestrictionRecord(restriction),
    Version: own?.version ?? 0,
    UpdatedBy: own?.updated_by ?? '',
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
