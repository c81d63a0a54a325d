import type { Location } from '#portal/access/places.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import type { Holiday, HolidayChange } from './holidayForm.ts'
import { holidayParam } from './HolidaysCard.tsx'
import { schedulesMessages } from './messages.ts'
import type { Schedule } from './scheduleForm.ts'
import { SchedulesPage } from './SchedulesPage.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'

export interface SchedulesData {
  schedules: Schedule[]
  holidays: Holiday[]
  places: Location[]
  /** The current time as an ISO instant on the server's clock. */
  now: string
}

/** The page `/site/schedules`: schedules that open doors, and holidays on which they pause. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal }): Promise<SchedulesData> {
      const [{ Schedules }, { Holidays }, { Locations }] = await Promise.all([
        api.getSchedules({}, { signal }),
        api.getHolidays({}, { signal }),
        api.getPropertyInstallLocationDeviceInformation({}, { signal }),
      ])
      return { schedules: Schedules, holidays: Holidays, places: Locations, now: new Date(api.serverNow()).toISOString() }
    },
    async act(wanted: HolidayChange) {
      if (wanted.change === 'remove') return portal.api.deleteHoliday({ ID: wanted.id })
      for (const holiday of wanted.change === 'add' ? wanted.holidays : [wanted.holiday]) await portal.api.saveHoliday(holiday)
      return {}
    },
    shouldRevalidate: keepWhileOpening(holidayParam),
    useHead() {
      const t = schedulesMessages.useWords()
      return { title: t.title, failed: t.failed }
    },
    Page: SchedulesPage,
  })
}
