import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askNow } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { controllersQuestion, type ControllersAnswer } from '#portal/controllers/controllersView.ts'
import { dashboardQuestion, type DashboardAnswer } from '#portal/doors/doorsQuestion.ts'
import type { LogAnswer } from '#portal/log/logLine.ts'
import { DoorPage } from './DoorPage.tsx'
import { doorPageMessages } from './messages.ts'

/** A door's data besides its state; null without the right to see it. */
export interface DoorParts {
  activity: Attempt<LogAnswer> | null
  controllers: Attempt<ControllersAnswer> | null
  schedules: Attempt<ResponseOf<typeof endpoints.getSchedules>> | null
}

interface LoaderData extends DoorParts {
  id: string
  doors: Attempt<DashboardAnswer>
}

/** Number of shown events. */
const linesShown = 12

/** `/site/doors/:id`: a door with state, actions, activity, controller and schedules. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request: { signal }, params }): Promise<LoaderData> => {
      const id = params['id'] ?? ''
      const doors = attempt(askNow(portal, dashboardQuestion))
      doors.catch(() => {})
      const user = await details
      const ifMay = <Answer,>(right: Parameters<typeof mayDo>[1], ask: () => Promise<Answer>) => (mayDo(user, right) ? attempt(ask()) : null)
      const [activity, controllers, schedules] = await Promise.all([
        ifMay('log.view', () => portal.api.getLog({ PortID: id, count: linesShown }, { signal })),
        ifMay('devices.view', () => askNow(portal, controllersQuestion)),
        ifMay('schedules.view', () => portal.api.getSchedules({}, { signal })),
      ])
      return { id, doors: await doors, activity, controllers, schedules }
    }),
    Component: DoorScreen,
  }
}

function DoorScreen() {
  const { id, doors, ...parts } = useLoaderData<LoaderData>()
  const t = useStore(doorPageMessages)
  const breadcrumb = [{ label: t.title, href: paths.doors }]
  if (!doors.ok) return <FailedPage title={t.title} breadcrumb={breadcrumb} failure={doors.failure} failed={t.failed} />
  return <DoorPage key={id} id={id} loaded={doors.value} parts={parts} breadcrumb={breadcrumb} />
}
