import { type endpoints, type RequestOf, type ResponseOf, toRestrictionRecord } from '@portal/api-client/contract'
import { explainAtPort, groupRuleAt } from '../access/explainAtPort.ts'
import { type GroupRule, placeName, positionsOf, readRestrictionInput, rulesOf } from '../access/groupRules.ts'
import { moduleOf, placeOf, readPlaces } from '../access/places.ts'
import { activeCodes, type PortFacts } from '../access/portFacts.ts'
import { forgetUnlimitedUses, readWithUsesLeft, usesOfUser } from '../access/usesLeft.ts'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import type { SignedInCall } from '../Call.ts'
import { controllerView, unsyncedChanges } from '../devices/controllerView.ts'
import { waitingSince } from '../devices/controllerSync.ts'
import { readQuestion, requirePort } from '../explaining/accessQuestion.ts'
import { usersOf, readChange, withDraft } from '../explaining/previewedChange.ts'
import { type PreviewedUser, previewEffect, weekOf } from '../explaining/previewEffect.ts'
import { type CredentialKind, decideCredential } from '../gate/decideGate.ts'
import { findUser, findUserToChange } from '../people/findUser.ts'
import { onlyVisible } from '../people/findUsers.ts'
import { visibleGroups } from '../people/groups.ts'
import { requireOthersLimit } from '../people/guards.ts'
import { isWider, keepPlaces, placesOfUser, readPlaceLimit } from '../people/userPlaces.ts'
import type { Viewer } from '../people/viewer.ts'
import { conflict, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import { ruleAtPort } from '@portal/domain'
import { membersAtDoor } from '../access/membersAtDoor.ts'
import { invitesAtDoor } from '../invites/invitesAtDoor.ts'
import { subjectOfUser } from '../access/accessSubject.ts'
import { accessOfUser } from '../access/accessSummaries.ts'

export const createUpdateAccess: Handler<'createUpdateAccess'> = async (request, { viewer, store, now }) => {
  const { UserID, HasAllLocationAccess, PropertyLocations, Modules } = request
  await findUserToChange(store, viewer, UserID, 'UserID')
  const places = await readPlaces(store, viewer.accountId)
  for (const id of PropertyLocations) placeOf(places, id)
  for (const id of Modules) moduleOf(places, id)
  const values = {
    has_all: Number(HasAllLocationAccess),
    locations: JSON.stringify([...new Set(PropertyLocations)]),
    modules: JSON.stringify([...new Set(Modules)]),
  }
  requireOthersLimit(viewer, UserID, isWider(await placesOfUser(store, UserID), values), 'PropertyLocations')
  await keepPlaces(store, UserID, values)
  await pushCodesOfUsers(store, viewer.accountId, [UserID], 'update', now, places)
  return { message: 'Access saved.' }
}

export const saveUpdateaccessRestrictions: Handler<'saveUpdateaccessRestrictions'> = async ({ UserID, Restriction, Version }, { viewer, store, now }) => {
  await findUserToChange(store, viewer, UserID, 'UserID')
  const before = await store.selectFrom('user_restrictions').select('version').where('user_id', '=', UserID).executeTakeFirst()
  if (Version !== null && Version !== (before?.version ?? 0)) throw conflict(await userAccessAnswer(store, viewer, UserID, now))
  const version = (before?.version ?? 0) + 1
  const values = { restriction: Restriction && readRestrictionInput(Restriction), version, updated_by: viewer.user.name }
  await store.insertInto('user_restrictions').values({ user_id: UserID, ...values }).onConflict((on) => on.column('user_id').doUpdateSet(values)).execute()
  await forgetUnlimitedUses(store, values.restriction, usesOfUser(UserID))
  await pushCodesOfUsers(store, viewer.accountId, [UserID], 'update', now)
  return { message: Restriction ? 'Restriction saved.' : 'Restriction removed.', Version: version }
}

export const getUserAccessRestriction: Handler<'getUserAccessRestriction'> = async ({ UserID }, call) => {
  return userAccessAnswer(call.store, call.viewer, UserID, call.now)
}

export const explainAccess: Handler<'explainAccess'> = async (request, call) => {
  const { store, now, viewer } = call
  const { subject: saved, portId, at, event } = await readQuestion(request, call, viewer)
  const draft = request.Draft && (await readChange(call, viewer, await readPlaces(store, viewer.accountId), request.Draft, now))
  const subject = saved && draft ? withDraft(saved, draft) : saved
  const facts = await requirePort(store, viewer.accountId, portId, draft?.doors?.changed)
  const codes = request.UserID === undefined ? null : await activeCodes(store, request.UserID, facts.port)
  const { outcome, deciding, reasons, nextOpening } = await explainAtPort(store, subject, facts, at)
  return {
    Outcome: outcome,
    Deciding: deciding,
    Reasons: reasons.map(({ rule, result, because, data }) => ({ Rule: rule, Result: result, Because: because, Data: { ...data } })),
    NextOpening: toIso(nextOpening),
    Who: subject?.name ?? '',
    Subject: {
      UserID: subject?.userId ?? null,
      UserGroupID: subject?.groupId ?? null,
      GroupRestrictionID: savedRule(subject && groupRuleAt(subject, facts)),
      AccessCodeID: subject?.codeId ?? null,
      InviteID: subject?.inviteId ?? null,
    },
    PortID: facts.port.id,
    PortName: facts.port.name,
    At: toIso(at),
    TimeZone: facts.timeZone,
    ActiveCodes: codes && codes.length,
    Unsynced: event ? unsyncedAtEvent(event) : draft ? null : await unsyncedNow(call, viewer, request, facts, outcome),
  }
}

export const getGroupsAtDoor: Handler<'getGroupsAtDoor'> = async ({ PortID }, { store, clock, viewer }) => {
  const now = clock.now()
  const facts = await requirePort(store, viewer.accountId, PortID)
  const groups = await visibleGroups(store, viewer)
  const members = await membersAtDoor(store, viewer, groups.map(({ id }) => id), facts, now)
  const Groups = groups.flatMap(({ id, name }) => {
    const found = members.find(({ groupId }) => groupId === id)
    if (!found) return []
    const { groupId: _group, ...ofGroup } = found
    return { ID: id, Name: name, ...ofGroup }
  })
  const { MemberCount = 0, AllowedCount = 0 } = members.find(({ groupId }) => groupId === null) ?? {}
  return { Now: toIso(now), TimeZone: facts.timeZone, Groups, WithoutGroup: { MemberCount, AllowedCount }, Invites: await invitesAtDoor(store, viewer, facts, now) }
}

type Unsynced = ResponseOf<typeof endpoints.explainAccess>['Unsynced']

function unsyncedAtEvent({ unsynced_since: since, decision }: { unsynced_since: number | null; decision: 'open' | 'denied' }): Unsynced {
  return since === null ? null : { Since: toIso(since), Outcome: decision === 'open' ? 'allowed' : 'denied' }
}

/** The decision of the door's controller, if it differs because the controller isn't synced. */
async function unsyncedNow(call: SignedInCall, viewer: Viewer, request: RequestOf<typeof endpoints.explainAccess>, { port, moduleId }: PortFacts, outcome: string): Promise<Unsynced> {
  const unsynced = moduleId === null ? [] : await unsyncedChanges(call.store, moduleId)
  if (moduleId === null || unsynced.length === 0) return null
  const store = controllerView(call.store, unsynced)
  const { subject, at } = await readQuestion(request, { store, clock: call.clock }, viewer).catch(unknownToController)
  const held = await explainAtPort(store, subject, await requirePort(store, viewer.accountId, port.id), at ?? call.now)
  const since = await waitingSince(call.store, moduleId, unsynced)
  return held.outcome === outcome || since === null ? null : { Since: toIso(since), Outcome: held.outcome }
}

/** An unsynced controller doesn't know the users of newer codes. */
function unknownToController(error: unknown): { subject: null; at: null } {
  if (error instanceof Refusal && error.status === 404) return { subject: null, at: null }
  throw error
}

/** The id of a restriction; null if the restriction isn't saved yet. */
const savedRule = (rule: GroupRule | null): number | null => (rule && rule.id > 0 ? rule.id : null)

export const qrCodeAccessCheck: Handler<'qrCodeAccessCheck'> = (request, call) => accessCheck('qr', request, call)

export const bluetoothAccessCheck: Handler<'bluetoothAccessCheck'> = (request, call) => accessCheck('bluetooth', request, call)

async function accessCheck(kind: CredentialKind, { UserID, PortID }: { UserID: number; PortID: string }, { viewer, store, now }: SignedInCall) {
  const facts = await requirePort(store, viewer.accountId, PortID)
  const user = await findUser(store, viewer, UserID, 'UserID')
  const { isAllowed, reason, message } = await decideCredential(store, user, kind, facts, now)
  return { IsAllowed: isAllowed, Reason: reason, message }
}

const listedAtMost = 100
const askedAtOnce = 500

export const previewRestrictionEffect: Handler<'previewRestrictionEffect'> = async ({ Change: change }, call) => {
  const { store, now, viewer } = call
  const { accountId } = viewer
  const places = await readPlaces(store, accountId)
  const read = await readChange(call, viewer, places, change, now)
  const { doors, from = now } = read
  const people = await usersOf(store, accountId, read)
  const touched = (people.some(closesOnHolidays) ? doors?.touchedWhereClosed : undefined) ?? doors?.touched
  const positions = positionsOf(places).filter(({ portId }) => !touched || touched.has(portId))
  const effects = await previewEffect(store, positions, people, from, doors?.changed)
  const gains = effects.filter((person) => person.gains)
  const loses = effects.filter((person) => person.loses)
  const unchanged = effects.filter((person) => !person.gains && !person.loses)
  const keeps = unchanged.filter((person) => person.hoursBefore > 0)
  const list = async (some: typeof effects) =>
    (await namedOf(store, viewer, some)).map(({ id, name, hoursBefore, hoursAfter }) => ({ ID: id, Name: name, HoursBefore: hoursBefore, HoursAfter: hoursAfter }))
  const { firstDay } = weekOf(from, places[0]?.timeZone ?? 'UTC')
  return {
    PeopleCount: people.length,
    GainCount: gains.length,
    LoseCount: loses.length,
    KeepCount: keeps.length,
    WithoutCount: unchanged.length - keeps.length,
    Gains: await list(gains),
    Loses: await list(loses),
    Keeps: await list(keeps),
    WeekOf: new Date(firstDay * 86_400_000).toISOString().slice(0, 10),
    Ports: positions.map(({ portId, portName }) => ({ PortID: portId, PortName: portName })),
  }
}

function closesOnHolidays({ before: { own, rules } }: PreviewedUser): boolean {
  return [own, ...rules.map(({ restriction }) => restriction)].some((restriction) => restriction?.closedOnHolidays)
}

/** The first users that the viewer may see, while the counts include everyone. Users are queried in parts, until enough are found. */
async function namedOf<Person extends { id: number }>(store: Store, viewer: Viewer, people: readonly Person[]): Promise<Person[]> {
  const isShown = await onlyVisible(store, viewer)
  if (isShown === null) return people.slice(0, listedAtMost)
  const named: Person[] = []
  for (let from = 0; from < people.length && named.length < listedAtMost; from += askedAtOnce) {
    const part = people.slice(from, from + askedAtOnce)
    const rows = await store.selectFrom('users').select('id').where('id', 'in', part.map(({ id }) => id)).where(isShown).execute()
    const shown = new Set(rows.map(({ id }) => id))
    named.push(...part.filter(({ id }) => shown.has(id)))
  }
  return named.slice(0, listedAtMost)
}

async function userAccessAnswer(store: Store, viewer: Viewer, UserID: number, now: number) {
  const user = await findUser(store, viewer, UserID, 'UserID')
  const [own, at] = await Promise.all([store.selectFrom('user_restrictions').selectAll().where('user_id', '=', UserID).executeTakeFirst(), placesOfUser(store, UserID)])
  const restriction = await readWithUsesLeft(store, own?.restriction ?? null, usesOfUser(UserID))
  const places = await readPlaces(store, viewer.accountId)
  const rules = user.group_id === null ? [] : await rulesOf(store, [user.group_id])
  const subject = await subjectOfUser(store, UserID)
  const opens = subject?.credential?.opens?.map(String) ?? null
  return {
    UserID,
    UserGroupID: user.group_id,
    UserGroupName: user.group_name,
    TimeZone: user.time_zone,
    Access: await accessOfUser(store, user, subject, readPlaceLimit(at), now),
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
