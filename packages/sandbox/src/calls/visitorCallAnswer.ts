import { type endpoints, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import { type CallEvent, portalPressesOf } from '@portal/domain'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { toIso } from '../time/toIso.ts'
import { photosOf } from './callPhotos.ts'
import { managesAll } from './callGroups.ts'
import { callTakerOf } from './callTaker.ts'
import { phonesOf } from './namedPhones.ts'
import { readCallEvent } from './readCallEvent.ts'
import type { RunningCall } from './runningCall.ts'

type Answer = ResponseOf<typeof endpoints.getVisitorCalls>['Calls'][number]

const eventsOfCalls = statement((store, { calls }: { calls: string }) => store.selectFrom('call_events').selectAll().where(inJson('call_id', calls)).orderBy('id'))

/** Calls as the viewer reads them: an administrator names the people of their reach, the people of the group everybody in it. */
export async function visitorCallAnswers(store: Store, viewer: Viewer, calls: readonly RunningCall[], now: number): Promise<Answer[]> {
  const { rows: events } = await eventsOfCalls(store, { calls: JSON.stringify(calls.map(({ id }) => id)) })
  const photos = await photosOf(store, calls.map(({ id }) => id), now)
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
    Photo: photoRecord(photos.find(({ call_id: id }) => id === call.id)),
    Presses: portalPressesOf(call.state, callTakerOf(viewer)),
  }))
}

function photoRecord(photo: Awaited<ReturnType<typeof photosOf>>[number] | undefined): Answer['Photo'] {
  return photo ? { TakenAt: toIso(photo.taken_at), KeptUntil: toIso(photo.kept_until) } : null
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
