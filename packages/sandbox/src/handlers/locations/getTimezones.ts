import { requireRight } from '../../access/requireRight.ts'
import { zoneOffset } from '../../time/zonedTime.ts'
import type { Handler } from '../Handler.ts'

export const getTimezones: Handler<'getTimezones'> = async (_request, call) => {
  const user = await requireRight(call, 'users.view')
  const properties = await call.store.selectFrom('properties').select('time_zone').distinct().where('account_id', '=', user.account_id).execute()
  const own = properties.map(({ time_zone: zone }) => zone)
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !own.includes(zone))
  const now = call.clock.now()
  return { Timezones: [...own, ...others].map((ID) => ({ ID, Name: zoneName(ID, now), OffsetMinutes: Math.round(zoneOffset(now, ID) / 60_000), IsOwn: own.includes(ID) })) }
}

/** Such as 'Central Time'. */
function zoneName(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
