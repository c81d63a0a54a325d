import { isVideoStation, limits, localMomentAt } from '@portal/domain'
import { toBase64, toBytes } from '../bytes/bytes.ts'
import { inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { drawVisitor } from './drawVisitor.ts'
import type { RunningCall } from './runningCall.ts'

type Photographed = Pick<RunningCall, 'id' | 'port_id' | 'property_id' | 'started_at'>

/**
 * The camera of a station takes one photo of who calls; a station that is voice only takes none. Photos that have been kept long enough go.
 * Inside a transaction.
 */
export async function takeCallPhoto(trx: Store, call: Photographed): Promise<void> {
  const { started_at: at } = call
  await trx.deleteFrom('call_photos').where('kept_until', '<=', at).execute()
  const port = await trx.selectFrom('ports').select('hardware_model').where('id', '=', call.port_id).executeTakeFirst()
  if (!port || !isVideoStation(port.hardware_model)) return
  const { time_zone: timeZone } = await trx.selectFrom('properties').select('time_zone').where('id', '=', call.property_id).executeTakeFirstOrThrow()
  const drawn = drawVisitor({ visitor: call.id, minute: localMomentAt(timeZone, at).minute })
  const photo = { media_type: 'image/svg+xml' as const, base64: toBase64(toBytes(drawn)), taken_at: at, kept_until: at + limits.calls.photoKept }
  await trx.insertInto('call_photos').values({ call_id: call.id, ...photo }).execute()
}

const keptPhotos = statement((store, { calls, now }: { calls: string; now: number }) =>
  store.selectFrom('call_photos').select(['call_id', 'taken_at', 'kept_until']).where(inJson('call_id', calls)).where('kept_until', '>', now))

/** The photos of these calls that are still kept at `now`, without their bytes. */
export async function photosOf(store: Store, callIds: readonly number[], now: number) {
  return (await keptPhotos(store, { calls: JSON.stringify(callIds), now })).rows
}

/** The photo of a call; undefined where the station has no camera, or the photo was kept long enough. */
export async function findCallPhoto(store: Store, callId: number, now: number) {
  return store.selectFrom('call_photos').selectAll().where('call_id', '=', callId).where('kept_until', '>', now).executeTakeFirst()
}
