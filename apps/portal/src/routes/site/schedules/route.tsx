import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { PageHeader } from '@portal/ui'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import type { Holiday, HolidayChange, SaveHolidayRequest } from './holidayForm.ts'
import { holidayParam } from './HolidaysCard.tsx'
import { schedulesMessages } from './messages.ts'
import type { Schedule } from './scheduleForm.ts'
import { SchedulesPage } from './SchedulesPage.tsx'

export interface SchedulesData {
  schedules: Schedule[]
  holidays: Holiday[]
  places: Location[]
  /** ISO instant on the server's clock. */
  now: string
}

interface LoaderData {
  asked: Attempt<SchedulesData>
  mayEdit: boolean
}

/** `/site/schedules`: schedules that open doors, and holidays on which they pause. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request }): Promise<LoaderData> => {
      const { signal } = request
      const load = async (): Promise<SchedulesData> => {
        const [{ Schedules }, { Holidays }, { Locations }] = await Promise.all([
          portal.api.getSchedules({}, { signal }),
          portal.api.getHolidays({}, { signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        ])
        return { schedules: Schedules, holidays: Holidays, places: Locations, now: new Date(portal.api.serverNow()).toISOString() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(await details, 'schedules.edit') }
    }),
    action: async ({ request }): Promise<Attempt<unknown>> => {
      const wanted = await sentJson<HolidayChange>(request)
      if (wanted.change === 'remove') return attempt<unknown>(portal.api.deleteHoliday({ ID: wanted.id }))
      const saveAll = async (holidays: readonly SaveHolidayRequest[]) => {
        for (const holiday of holidays) await portal.api.saveHoliday(holiday)
      }
      return attempt<unknown>(saveAll(wanted.change === 'add' ? wanted.holidays : [wanted.holiday]))
    },
    shouldRevalidate: keepWhileOpening(holidayParam),
    Component: SchedulesScreen,
  }
}

function SchedulesScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(schedulesMessages)
  const { revalidate, state } = useRevalidator()
  if (!asked.ok) {
    return (
      <>
        <PageHeader title={t.title} />
        <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      </>
    )
  }
  return <SchedulesPage {...asked.value} mayEdit={mayEdit} />
}
