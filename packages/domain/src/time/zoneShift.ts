import { offsetAt } from './zoneClock.ts'
import { isTimeZone } from './zonedFormat.ts'

/** How many minutes the reader's clock is ahead of the property's at an instant; 0 if a zone is unknown. */
export function zoneShift(at: number, propertyZone: string, viewerZone: string): number {
  if (!isTimeZone(propertyZone) || !isTimeZone(viewerZone)) return 0
  return (offsetAt(viewerZone, at) - offsetAt(propertyZone, at)) / 60_000
}
