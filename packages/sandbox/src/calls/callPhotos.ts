import { isVideoStation, limits, localMomentAt } from '@portal/domain'
import { fromBase64, toBase64, toBytes } from '../bytes/bytes.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { RunningCall } from './callWorld.ts'

type Photographed = Pick<RunningCall, 'id' | 'port_id' | 'property_id' | 'started_at'>

/** Takes a photo of the visitor at a station with a camera, and deletes expired photos. Inside a transaction. */
export async function takeCallPhoto(trx: Store, call: Photographed): Promise<void> {
  const { started_at: at } = call
  await trx.deleteFrom('call_photos').where('kept_until', '<=', at).execute()
  const port = await trx.selectFrom('ports').select('hardware_model').where('id', '=', call.port_id).executeTakeFirst()
  if (!port || !isVideoStation(port.hardware_model)) return
  const { time_zone: timeZone } = await trx.selectFrom('properties').select('time_zone').where('id', '=', call.property_id).executeTakeFirstOrThrow()
  await trx.insertInto('call_photos').values({ call_id: call.id, ...pictureAt(call.id, timeZone, at, false), kept_until: at + limits.calls.photoKept }).execute()
}

/** The picture of the example camera at `now` during a call: the visitor of its photo, who moves. */
export async function liveCallPicture(store: Store, callId: number, now: number) {
  const { time_zone: timeZone } = await store.selectFrom('calls').innerJoin('properties', 'properties.id', 'calls.property_id').select('time_zone').where('calls.id', '=', callId).executeTakeFirstOrThrow()
  return pictureAt(callId, timeZone, now, true)
}

function pictureAt(visitor: number, timeZone: string, at: number, isLive: boolean) {
  const drawn = drawVisitor({ visitor, minute: localMomentAt(timeZone, at).minute, ...(isLive && { second: Math.floor(at / 1000) }) })
  return { media_type: 'image/svg+xml' as const, base64: drawn, taken_at: at }
}

/** The photos of these calls that aren't expired at `now`, without their bytes. */
export async function photosOf(store: Store, callIds: readonly number[], now: number) {
  return store.selectFrom('call_photos').select(['call_id', 'taken_at', 'kept_until']).where(inIds('call_id', callIds)).where('kept_until', '>', now).execute()
}

/** The photo of a call; undefined if the station has no camera or the photo has expired. */
export async function findCallPhoto(store: Store, callId: number, now: number) {
  return store.selectFrom('call_photos').selectAll().where('call_id', '=', callId).where('kept_until', '>', now).executeTakeFirst()
}

/** A small version of a drawn photo for a list, in base64 like the photo: the same picture in 160 by 90 pixels. */
export function toThumbnail(base64: string): string {
  const drawn = new TextDecoder().decode(fromBase64(base64))
  return toBase64(toBytes(drawn.replace('width="480" height="270"', 'width="160" height="90"')))
}

interface DrawnVisitor {
  /** Any whole number, which chooses how the drawn visitor looks. */
  visitor: number
  /** Any whole number, which chooses the visitor's clothes and place, and a car behind. The visitor's number if omitted, without a car. */
  scene?: number
  /** The minute of the property's day, 0–1440, which decides the light. */
  minute: number
  /** The second of a live picture, in which the visitor and cars move. Omit it for a photo. */
  second?: number
}

const coats = ['#5b6b7f', '#7a5c4d', '#4f6f5c', '#74617f', '#8a7d55', '#39424e']
const skins = ['#e4bf9f', '#c6946c', '#8f6244', '#f0d3bb']
const hairs = ['#2d2622', '#5a4030', '#8c8680', '#1d1b1a', '#a8794a']

/** A camera's picture as an SVG of 480 by 270 in Base64, a pure function of its arguments. */
export function drawVisitor({ visitor, scene = visitor, minute, second }: DrawnVisitor): string {
  const isDay = minute >= 7 * 60 && minute < 18 * 60
  const [sky, haze, ground, wall] = isDay ? ['#b9cbd9', '#e2e7e6', '#8e9189', '#a59a8b'] : ['#10161d', '#27323c', '#2a2d2f', '#3a3733']
  const pick = (from: readonly string[], salt: number, of = visitor) => from[(of * 7 + salt * 13) % from.length] ?? ''
  const x = 205 + ((scene * 37) % 90) + (second === undefined ? 0 : Math.round(9 * Math.sin(second * 0.9 + visitor)))
  const height = 118 + ((scene * 29) % 22) + (second === undefined ? 0 : second % 2)
  const head = 270 - height
  const [coat, skin, hair] = [pick(coats, 1, scene), pick(skins, 2), pick(hairs, 3)]
  const cap = visitor % 3 === 0
    ? `<path d="M${x - 30} ${head - 4}a30 31 0 0 1 60 0l16 4v5h-76z" fill="${pick(coats, 4)}"/>`
    : `<path d="M${x - 30} ${head + 4}a30 36 0 0 1 60 0q-8-18-30-18t-30 18z" fill="${hair}"/>`
  const bars = Array.from({ length: 15 }, (_, index) => `<path d="M${12 + index * 32} 74v126" />`).join('')
  const car = (((second ?? 0) * 70 + scene * 97) % (second === undefined ? 560 : 1400)) - 160
  const hasCar = second !== undefined || (scene !== visitor && scene % 3 > 0)
  const traffic = !hasCar ? '' : `<path d="M${car} 176v-18q4-6 30-8l18-16h40l22 16q26 2 30 10v16z" fill="${pick(coats, 5, scene)}"/><circle cx="${car + 30}" cy="177" r="11" fill="#1e2225"/><circle cx="${car + 108}" cy="177" r="11" fill="#1e2225"/>`
  const lamp = isDay ? '' : `<circle cx="64" cy="46" r="120" fill="url(#l)"/><circle cx="64" cy="46" r="7" fill="#ffedc2"/>`
  return toBase64(toBytes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><defs>
<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${haze}"/></linearGradient>
<radialGradient id="l"><stop offset="0" stop-color="#ffe6ad" stop-opacity=".7"/><stop offset="1" stop-color="#ffe6ad" stop-opacity="0"/></radialGradient>
<radialGradient id="v" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient></defs>
<path fill="url(#s)" d="M0 0h480v270H0z"/><path fill="${wall}" d="M0 62h118v146H0zM402 40h78v168h-78z"/><path fill="${ground}" d="M0 196q240-22 480 0v74H0z"/>${traffic}
<g stroke="#1e2225" stroke-width="5">${bars}<path d="M0 84h480M0 176h480"/></g>${lamp}
<path d="M${x - 74} 270q4-${height - 62} 50-${height - 58}h48q46 0 50 ${height - 58}z" fill="${coat}"/><path d="M${x - 13} ${head + 26}h26v28q-13 10-26 0z" fill="${skin}"/>
<ellipse cx="${x}" cy="${head + 6}" rx="29" ry="35" fill="${skin}"/>${cap}
<path fill="${isDay ? '#fff' : '#06121c'}" fill-opacity="${isDay ? 0.04 : 0.38}" d="M0 0h480v270H0z"/><path fill="url(#v)" d="M0 0h480v270H0z"/></svg>`))
}
