import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { readId } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askNow } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { controllersQuestion, type ControllersAnswer } from '#portal/controllers/controllersView.ts'
import { dashboardQuestion } from '#portal/doors/doorsQuestion.ts'
import type { LogAnswer } from '#portal/log/logLine.ts'
import { DoorPage, type DoorPageProps } from './DoorPage.tsx'
import { doorPageMessages } from './messages.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

/** The data of a door besides its state; null without the right to see it. */
export interface DoorParts {
  activity: Attempt<LogAnswer> | null
  controllers: Attempt<ControllersAnswer> | null
  schedules: Attempt<ResponseOf<typeof endpoints.getSchedules>> | null
}

/** The number of events shown. */
const linesShown = 12

/** The page `/site/doors/:id`: a door with state, actions, activity, controller and schedules. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params, search, details }): Promise<DoorPageProps> {
      const id = params['id'] ?? ''
      const property = readId(search.get('property'))
      const doors = askNow(portal, dashboardQuestion(property))
      doors.catch(() => {})
      const user = await details
      const ifMay = <Answer,>(right: Parameters<typeof mayDo>[1], ask: () => Promise<Answer>) => (mayDo(user, right) ? attempt(ask()) : null)
      const [activity, controllers, schedules] = await Promise.all([
        ifMay('log.view', () => api.getLog({ PortID: id, count: linesShown }, { signal })),
        ifMay('devices.view', () => askNow(portal, controllersQuestion)),
        ifMay('schedules.view', () => api.getSchedules({}, { signal })),
      ])
      return { id, property, loaded: await doors, parts: { activity, controllers, schedules } }
    },
    useHead() {
      const t = doorPageMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: t.title, href: paths.doors }], failed: t.failed }
    },
    shouldRevalidate: keepWhileOpening('day'),
    keyOf: ({ id }) => id,
    Page: DoorPage,
  })
}
