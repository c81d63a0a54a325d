import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { Card, EmptyState, PageHeader, useToaster } from '@portal/ui'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval, type RecordAction } from '#portal/forms/useRemoval.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { newSchedule, scheduleKind, type Schedule, type ScheduleForm } from '../scheduleForm.ts'
import { ScheduleEditorPage } from './ScheduleEditorPage.tsx'
import { useScheduleWords } from './useScheduleWords.ts'

interface SchedulePageData {
  /** Undefined: the address names an unknown schedule. */
  schedule: Schedule | undefined
  places: Location[]
  /** Milliseconds on the server's clock. */
  now: number
}

interface LoaderData {
  asked: Attempt<SchedulePageData>
  mayEdit: boolean
}

/** `/site/schedules/new` and `/site/schedules/:id`. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const id = params['id'] === undefined ? null : Number(params['id'])
      const load = async (): Promise<SchedulePageData> => {
        const [{ Schedules }, { Locations }] = await Promise.all([
          portal.api.getSchedules({}, { signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        ])
        const schedule = id === null ? newSchedule(Locations[0]) : Schedules.find(({ ID }) => ID === id)
        return { schedule, places: Locations, now: portal.api.serverNow() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(await details, 'schedules.edit') }
    }),
    // A refused save changes nothing; a successful one leaves the page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RecordAction<ScheduleForm>>(request)
      const id = Number(params['id'] ?? 0)
      return wanted.intent === 'save' ? saveRecord(scheduleKind(id), wanted.edit, portal.api.saveSchedule) : attempt(portal.api.deleteSchedule({ ID: id }))
    }),
    Component: ScheduleEditorScreen,
  }
}

function ScheduleEditorScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(scheduleEditorMessages)
  if (asked.ok && asked.value.schedule && mayEdit) {
    const { schedule, places, now } = asked.value
    if (portsOfAll(places).length === 0) return <NoDoors />
    return <LoadedSchedule key={schedule.ID} schedule={schedule} places={places} now={now} />
  }
  const failure = !asked.ok
    ? asked.failure
    : !asked.value.schedule
      ? ({ kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: t.missing, body: null } as const)
      : ({ kind: 'forbidden', message: t.mayNot } as const)
  return <FailedPage title={t.schedules} breadcrumb={[{ label: t.schedules, href: paths.schedules }]} failure={failure} failed={t.failed} />
}

/** Shown without doors, because a schedule needs one. */
function NoDoors() {
  const t = useStore(scheduleEditorMessages)
  return (
    <>
      <PageHeader title={t.newTitle} breadcrumb={[{ label: t.schedules, href: paths.schedules }]} />
      <Card padding="none">
        <EmptyState title={t.noDoorsTitle}>{t.noDoorsText}</EmptyState>
      </Card>
    </>
  )
}

function LoadedSchedule({ schedule, places, now }: { schedule: Schedule; places: Location[]; now: number }) {
  const t = useStore(scheduleEditorMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useRecordEdit(schedule, scheduleKind(schedule.ID))
  const words = useScheduleWords(places)
  useAfterSave(editing, words, { leadsTo: paths.schedules, isNew: schedule.ID === 0, title: t.saved({ name: editing.edit.values.name.trim() }), noteOf: () => t.savedText })
  const removal = useRemoval(() => {
    editing.discard()
    toaster.success(t.removed)
    void navigate(paths.schedules)
  })
  return <ScheduleEditorPage schedule={schedule} places={places} now={now} editing={editing} words={words} removal={removal} />
}
