import { toRestrictionRecord } from '@portal/api-client/contract'
import { ruleAtPort } from '@portal/domain'
import { findUser } from '../people/findUser.ts'
import { placesOfUser, readPlaceLimit } from '../people/userPlaces.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { subjectOfUser } from './accessSubject.ts'
import { accessSummaries } from './accessSummaries.ts'
import { placeName } from './groupRuleAnswer.ts'
import { positionsOf, rulesOf } from './groupRules.ts'
import { readPlaces } from './places.ts'
import { readWithUsesLeft, usesOfUser } from './usesLeft.ts'

export async function userAccessAnswer(store: Store, viewer: Viewer, UserID: number, now: number) {
  const user = await findUser(store, viewer, UserID, 'UserID')
  const [own, at] = await Promise.all([store.selectFrom('user_restrictions').selectAll().where('user_id', '=', UserID).executeTakeFirst(), placesOfUser(store, UserID)])
  const restriction = await readWithUsesLeft(store, own?.restriction ?? null, usesOfUser(UserID))
  const places = await readPlaces(store, viewer.accountId)
  const rules = user.group_id === null ? [] : await rulesOf(store, [user.group_id])
  const subject = await subjectOfUser(store, UserID)
  const opens = subject?.credential?.opens?.map(String) ?? null
  const summarize = await accessSummaries(store, viewer.accountId, [user.group_id], now)
  return {
    UserID,
    UserGroupID: user.group_id,
    UserGroupName: user.group_name,
    TimeZone: user.time_zone,
    Access: summarize({
      groupId: user.group_id, hasNoAccess: subject?.hasNoAccess ?? false, own: restriction, validFrom: user.valid_from_at, validUntil: user.valid_until_at,
      timeZone: user.time_zone, places: readPlaceLimit(at),
    }),
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
