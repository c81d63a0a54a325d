import { useStore } from '@nanostores/react'
import { Card, EmptyState, PageHeader, useToaster } from '@portal/ui'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { newSchedule, scheduleKind, type Schedule } from '../scheduleForm.ts'
import { ScheduleEditorPage } from './ScheduleEditorPage.tsx'
import { useScheduleWords } from './useScheduleWords.ts'
import { editorScreen } from '#portal/forms/editorScreen.ts'
import type { Params } from 'react-router-dom'

interface ScheduleData {
  schedule: Schedule
  places: Location[]
  /** Milliseconds on the server's clock. */
  now: number
}

const idIn = ({ id = '0' }: Params) => Number(id)

/** `/site/schedules/new` and `/site/schedules/:id`. */
export function route(portal: Portal): ScreenRoute {
  return editorScreen(portal, {
    right: 'schedules.edit',
    async load({ api, signal, params }): Promise<ScheduleData | null> {
      const [{ Schedules }, { Locations }] = await Promise.all([api.getSchedules({}, { signal }), api.getPropertyInstallLocationDeviceInformation({}, { signal })])
      const id = idIn(params)
      const schedule = id === 0 ? newSchedule(Locations[0]) : Schedules.find(({ ID }) => ID === id)
      return schedule ? { schedule, places: Locations, now: api.serverNow() } : null
    },
    kindOf: (params) => scheduleKind(idIn(params)),
    save: (schedule) => portal.api.saveSchedule(schedule),
    remove: (params) => portal.api.deleteSchedule({ ID: idIn(params) }),
    useHead() {
      const t = useStore(scheduleEditorMessages)
      return { title: t.schedules, breadcrumb: [{ label: t.schedules, href: paths.schedules }], failed: t.failed, mayNot: t.mayNot }
    },
    keyOf: ({ schedule }) => schedule.ID,
    Page: ({ places, ...data }) => (portsOfAll(places).length === 0 ? <NoDoors /> : <LoadedSchedule places={places} {...data} />),
  })
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

function LoadedSchedule({ schedule, places, now }: ScheduleData) {
  const t = useStore(scheduleEditorMessages)
  const toaster = useToaster()
  const editing = useRecordEdit(schedule, scheduleKind(schedule.ID))
  const words = useScheduleWords(places)
  useAfterSave(editing, words, { leadsTo: paths.schedules, isNew: schedule.ID === 0, title: t.saved({ name: editing.edit.values.name.trim() }), noteOf: () => t.savedText })
  const removal = useRemoval(editing, paths.schedules, () => toaster.success(t.removed))
  return <ScheduleEditorPage schedule={schedule} places={places} now={now} editing={editing} words={words} removal={removal} />
}
