import { mergeWindows, readInstant } from '@portal/domain'
import { type endpoints, type RequestOf, toWeekWindows } from '@portal/api-client/contract'
import { type Place, portOf } from '../access/places.ts'
import { invalid } from '../Refusal.ts'
import { toWeekly } from './weeklyHours.ts'

type InviteInput = Pick<RequestOf<typeof endpoints.createQRInvite>, 'StartDate' | 'EndDate' | 'Windows' | 'Ports'>

/** The first and the last instant of an invite. 400 `VALIDATION` for an end that is past or that is not after the start. */
export function readInviteDates({ StartDate, EndDate }: InviteInput, now: number): { start_at: number | null; end_at: number | null } {
  const start = StartDate === null ? null : readInstant(StartDate)
  const end = EndDate === null ? null : readInstant(EndDate)
  if (end !== null && end <= now) throw invalid('EndDate', 'The end is in the past.')
  if (start !== null && end !== null && end <= start) throw invalid('EndDate', 'The end is not after the start.')
  return { start_at: start, end_at: end }
}

/** The weekly hours of an invite; empty: at any time. 400 `VALIDATION` for hours without a day. */
export function readInviteWeek({ Windows }: InviteInput): ReturnType<typeof toWeekly> {
  if (Windows?.length === 0 || Windows?.some(({ Days }) => Days.length === 0)) throw invalid('Windows', 'Choose at least one day.')
  return Windows === null ? [] : toWeekly(mergeWindows(toWeekWindows(Windows)))
}

/** The doors of an invite, each once. 400 `VALIDATION` for doors of several properties, 404 for a door of another account. */
export function readInvitePorts(places: readonly Place[], { Ports }: InviteInput): { propertyId: number; ports: string[] } {
  const ports = [...new Set(Ports)]
  const [propertyId, ...others] = [...new Set(ports.map((id) => portOf(places, id).place.propertyId))]
  if (propertyId === undefined || others.length > 0) throw invalid('Ports', 'Choose doors of one property.')
  return { propertyId, ports }
}
