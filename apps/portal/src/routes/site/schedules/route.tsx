import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { PageHeader } from '@portal/ui'
import { useFetcher, useLoaderData, useRevalidator } from 'react-router-dom'
import { readJson, submitJson } from '../../../access/json.ts'
import type { Location } from '../../../access/places.ts'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { schedulesMessages } from './messages.ts'
import type { Schedule } from './scheduleForm.ts'
import { SchedulesPage } from './SchedulesPage.tsx'

export type Holiday = ResponseOf<typeof endpoints.getHolidays>['Holidays'][number]
export type HolidayChange = { change: 'add'; holiday: PayloadOf<typeof endpoints.saveHoliday> } | { change: 'remove'; id: number }

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

/** `/site/schedules`: when doors open by themselves, and the holidays on which they do not. */
export function schedulesRoute(portal: Portal): ScreenRoute {
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
      return { asked: await attempt(load()), mayEdit: mayDo(details, 'schedules.edit') }
    }),
    action: async ({ request }): Promise<Attempt<unknown>> => {
      const wanted = await readJson<HolidayChange>(request)
      return attempt<unknown>(wanted.change === 'add' ? portal.api.saveHoliday(wanted.holiday) : portal.api.deleteHoliday({ ID: wanted.id }))
    },
    Component: SchedulesScreen,
  }
}

function SchedulesScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(schedulesMessages)
  const fetcher = useFetcher<Attempt<unknown>>()
  const { revalidate, state } = useRevalidator()
  if (!asked.ok) {
    return (
      <>
        <PageHeader title={t.title} />
        <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      </>
    )
  }
  return (
    <SchedulesPage
      {...asked.value}
      mayEdit={mayEdit}
      holidayResult={fetcher.state === 'idle' ? fetcher.data : undefined}
      isChanging={fetcher.state !== 'idle'}
      onHoliday={(change) => submitJson<HolidayChange>(fetcher, change)}
    />
  )
}
