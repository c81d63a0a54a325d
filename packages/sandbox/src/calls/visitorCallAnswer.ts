import { type endpoints, type RequestOf, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import { type CallEvent, type CallPhone, type CallTaker, deskPhone, mayDo, phonesOfCall, portalPressesOf, showPhoneNumber } from '@portal/domain'
import { reachOf, rightsHolder, type Viewer } from '../people/viewer.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { findManagedCallGroup, managesAll } from './callGroups.ts'
import { photosOf } from './callPhotos.ts'
import { readRunningCall, type RunningCall } from './callWorld.ts'

type Answer = ResponseOf<typeof endpoints.getVisitorCalls>['Calls'][number]

/** Calls with the names that the viewer may see. Administrators see the users that they manage; members of a call group see all its users. */
export async function visitorCallAnswers(store: Store, viewer: Viewer, calls: readonly RunningCall[], now: number): Promise<Answer[]> {
  const ids = calls.map(({ id }) => id)
  const events = await store.selectFrom('call_events').selectAll().where(inIds('call_id', ids)).orderBy('id').execute()
  const photos = await photosOf(store, ids, now)
  const { mayName } = await reachOf(store, viewer, calls.flatMap(({ names }) => names.map(({ id }) => id)))
  const isNamed = managesAll(viewer) ? mayName : () => true
  return calls.map((call) => ({
    ID: call.id,
    StationID: call.port_id,
    StationName: call.port_name,
    callgroupId: call.call_group_id,
    Plan: planRecord(call.plan),
    People: call.names.map(({ id, name }) => ({ UserID: id, Name: isNamed(id) ? name : '' })),
    Phones: phonesOf(call).map(({ key, personId, name }) => ({ Key: key, Name: personId === null || isNamed(personId) ? name : '' })),
    StartedAt: toIso(call.started_at),
    EndedAt: toIso(call.ended_at),
    Events: events.filter(({ call_id: id }) => id === call.id).map((row) => eventRecord(readCallEvent(row))),
    Photo: photoRecord(photos.find(({ call_id: id }) => id === call.id), call.ended_at === null),
    Presses: portalPressesOf(call.state, callTakerOf(viewer)),
  }))
}

function photoRecord(photo: Awaited<ReturnType<typeof photosOf>>[number] | undefined, IsLive: boolean): Answer['Photo'] {
  return photo ? { IsLive, TakenAt: toIso(photo.taken_at), KeptUntil: toIso(photo.kept_until) } : null
}

function planRecord(plan: RunningCall['plan']): Answer['Plan'] {
  const numbers = plan.kind === 'voice' ? plan.numbers : plan.voiceNumber ? [plan.voiceNumber] : []
  const [FirstCalled, SecondCalled] = plan.kind === 'voice' ? [[], []] : plan.tiers
  return {
    IsVideo: plan.kind === 'video', Name: plan.name, DirectoryPin: plan.directoryPin, QuietHours: toWindowRecords(plan.quietHours),
    FirstCalled: [...FirstCalled], SecondCalled: [...SecondCalled],
    OwnPhones: plan.kind === 'video' ? [...(plan.ownPhones ?? [])] : [],
    Numbers: numbers.map(({ phone, label, personId }) => ({ Phone: phone, Label: label, UserID: personId })),
  }
}

function eventRecord(event: CallEvent): Answer['Events'][number] {
  const { at: At } = event
  switch (event.kind) {
    case 'called': return { At, Kind: 'called' }
    case 'step': return { At, Kind: 'step', Step: event.step }
    case 'ended': return { At, Kind: 'ended', Reason: event.reason, ...('phone' in event && { Phone: event.phone }) }
    case 'unreachable': return { At, Kind: 'unreachable', Phone: event.phone, Reason: event.reason }
    case 'stopped': return { At, Kind: 'stopped', Phone: event.phone, Reason: event.reason }
    case 'notOpened': return { At, Kind: 'notOpened', Phone: event.phone, Reason: event.reason }
    case 'ring':
    case 'timeout':
    case 'declined':
    case 'answered':
    case 'opened': return { At, Kind: event.kind, Phone: event.phone }
    default: return event satisfies never
  }
}

/** How a signed-in user can answer calls: by app if they are in the plan. Administrators can also answer at the desk. */
export function callTakerOf(viewer: Viewer): CallTaker {
  const { user } = viewer
  return { app: `person:${user.id}`, desk: managesAll(viewer) ? deskPhone(user.id).key : null, opens: mayDo(rightsHolder(user), 'gate.open') }
}

/** Reads an event of a call from its row. The row was written from a `CallEvent`, so the columns of its kind are set. */
export function readCallEvent({ at, kind, phone, step, reason }: Row<'call_events'>): CallEvent {
  return { at, kind, ...(phone !== null && { phone }), ...(step !== null && { step }), ...(reason !== null && { reason }) } as CallEvent
}

interface NamedPhone extends CallPhone {
  /** The name of the phone's user, or of the number. */
  name: string
}

/** Every phone of a call's plan once, in order, followed by the desks that took part. */
export function phonesOf({ plan, names }: Pick<RunningCall, 'plan' | 'names'>): NamedPhone[] {
  const desks = names.filter(({ isAtDesk }) => isAtDesk).map(({ id }) => deskPhone(id))
  return [...phonesOfCall(plan), ...desks].map((phone) => ({ ...phone, name: nameOf(phone, names) }))
}

function nameOf({ personId, number }: CallPhone, names: RunningCall['names']): string {
  if (number) return number.label.trim() || showPhoneNumber(number.phone)
  return names.find(({ id }) => id === personId)?.name ?? ''
}

type Asked = Omit<RequestOf<typeof endpoints.getVisitorCalls>, 'AccountID'>

/** The newest visitor calls of the given group; without one, of all groups or of the viewer's own. */
export async function newestVisitorCalls({ store, clock }: Pick<Services, 'store' | 'clock'>, viewer: Viewer, { callgroupId, IsRunning, count }: Asked): Promise<ResponseOf<typeof endpoints.getVisitorCalls>['Calls']> {
  const group = callgroupId ?? (managesAll(viewer) ? undefined : (viewer.user.call_group_id ?? undefined))
  if (callgroupId !== undefined) await findManagedCallGroup(store, viewer, callgroupId)
  if (group === undefined && !managesAll(viewer)) return []
  let query = store.selectFrom('calls').selectAll().where('account_id', '=', viewer.accountId).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(count)
  if (group !== undefined) query = query.where('call_group_id', '=', group)
  if (IsRunning) query = query.where('ended_at', 'is', null)
  return visitorCallAnswers(store, viewer, (await query.execute()).map(readRunningCall), clock.now())
}
