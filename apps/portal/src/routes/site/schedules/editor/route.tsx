import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { PageHeader, useToaster } from '@portal/ui'
import { useFetcher, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { readJson, submitJson } from '../../../../access/json.ts'
import type { Location } from '../../../../access/places.ts'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { paths } from '../../../../app/paths.ts'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import { scheduleEditorMessages } from '../messages.ts'
import type { SaveScheduleRequest, Schedule } from '../scheduleForm.ts'
import { ScheduleEditorPage } from './ScheduleEditorPage.tsx'

export type ScheduleChange = { change: 'save'; request: SaveScheduleRequest } | { change: 'remove'; id: number }
export interface ScheduleChanged {
  change: ScheduleChange['change']
  name: string
  done: Attempt<unknown>
}

export interface SchedulePageData {
  /** Null for a new one. */
  schedule: Schedule | null
  places: Location[]
  /** Milliseconds on the server's clock. */
  now: number
}

interface LoaderData {
  asked: Attempt<SchedulePageData>
  isMissing: boolean
  mayEdit: boolean
}

/** `/site/schedules/new` and `/site/schedules/:id`. */
export function scheduleEditorRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const id = params['id'] === undefined ? null : Number(params['id'])
      const load = async (): Promise<SchedulePageData> => {
        const [{ Schedules }, { Locations }] = await Promise.all([
          portal.api.getSchedules({}, { signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        ])
        return { schedule: Schedules.find(({ ID }) => ID === id) ?? null, places: Locations, now: portal.api.serverNow() }
      }
      const asked = await attempt(load())
      return { asked, isMissing: id !== null && asked.ok && asked.value.schedule === null, mayEdit: mayDo(details, 'schedules.edit') }
    }),
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: async ({ request }): Promise<ScheduleChanged> => {
      const wanted = await readJson<ScheduleChange>(request)
      if (wanted.change === 'remove') return { change: 'remove', name: '', done: await attempt<unknown>(portal.api.deleteSchedule({ ID: wanted.id })) }
      return { change: 'save', name: wanted.request.Name, done: await attempt<unknown>(portal.api.saveSchedule(wanted.request)) }
    },
    Component: ScheduleEditorScreen,
  }
}

function ScheduleEditorScreen() {
  const { asked, isMissing, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(scheduleEditorMessages)
  const fetcher = useFetcher<ScheduleChanged>()
  const navigate = useNavigate()
  const toaster = useToaster()
  const { revalidate, state } = useRevalidator()
  if (!asked.ok || isMissing || !mayEdit) {
    const failure = !asked.ok
      ? asked.failure
      : isMissing
        ? ({ kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: t.missing, body: null } as const)
        : ({ kind: 'forbidden', message: t.mayNot } as const)
    return (
      <>
        <PageHeader title={t.schedules} breadcrumb={[{ label: t.schedules, href: paths.schedules }]} />
        <FailurePanel failure={failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      </>
    )
  }
  return (
    <ScheduleEditorPage
      key={`${asked.value.schedule?.ID ?? 'new'} ${asked.value.schedule?.Version ?? 0}`}
      {...asked.value}
      changed={fetcher.state === 'idle' ? fetcher.data : undefined}
      isChanging={fetcher.state !== 'idle'}
      onChange={(change) => submitJson<ScheduleChange>(fetcher, change)}
      onReload={() => void revalidate()}
      onDone={({ change, name }) => {
        if (change === 'save') toaster.success(t.saved, { description: t.savedText({ name }) })
        else toaster.success(t.removed)
        void navigate(paths.schedules)
      }}
    />
  )
}
