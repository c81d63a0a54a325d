import { Card, EmptyState, PageHeader, useToaster } from '@portal/ui'
import { portsOfAll, type Location, portsOf } from '#portal/access/places.ts'
import { readId } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { newSchedule, scheduleKind, type Schedule, type OwnScheduleField, type ScheduleField, type ScheduleForm } from '../scheduleForm.ts'
import { ScheduleEditorPage } from './ScheduleEditorPage.tsx'
import { editorScreen } from '#portal/forms/editorScreen.ts'
import type { Params } from 'react-router-dom'
import { isClause } from '@portal/domain'
import { useClauseWords } from '#portal/access/useClauseWords.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'

interface ScheduleData {
  schedule: Schedule
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
}

const idIn = ({ id = '0' }: Params) => Number(id)

/** The pages `/site/schedules/new`, with `?from=` as a copy of a schedule, and `/site/schedules/:id`. */
export function route(portal: Portal): ScreenRoute {
  return editorScreen(portal, {
    right: 'schedules.edit',
    async load({ api, signal, params, search }): Promise<ScheduleData | null> {
      const [{ Schedules }, { Locations }] = await Promise.all([api.getSchedules({}, { signal }), api.getPropertyInstallLocationDeviceInformation({}, { signal })])
      const id = idIn(params)
      const copied = Schedules.find(({ ID }) => ID === readId(search.get('from')))
      const schedule = id === 0 ? newSchedule(Locations[0], copied) : Schedules.find(({ ID }) => ID === id)
      return schedule ? { schedule, places: Locations, now: api.serverNow() } : null
    },
    kindOf: (params) => scheduleKind(idIn(params)),
    save: (schedule) => portal.api.saveSchedule(schedule),
    remove: (params) => portal.api.deleteSchedule({ ID: idIn(params) }),
    useHead() {
      const t = scheduleEditorMessages.useWords()
      return { title: t.schedules, breadcrumb: [{ label: t.schedules, href: paths.schedules }], failed: t.failed, mayNot: t.mayNot }
    },
    keyOf: ({ schedule }) => schedule.ID,
    Page: ({ places, ...data }) => (portsOfAll(places).length === 0 ? <NoDoors /> : <LoadedSchedule places={places} {...data} />),
  })
}

/** Shown in a property without doors, because a schedule needs a door. */
function NoDoors() {
  const t = scheduleEditorMessages.useWords()
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
  const t = scheduleEditorMessages.useWords()
  const toaster = useToaster()
  const editing = useRecordEdit(schedule, scheduleKind(schedule.ID))
  const words = useScheduleWords(places)
  useAfterSave(editing, words, { leadsTo: paths.schedules, isNew: schedule.ID === 0, title: t.saved({ name: editing.edit.values.name.trim() }), noteOf: () => t.savedText })
  const removal = useRemoval(editing, paths.schedules, () => toaster.success(t.removed))
  return <ScheduleEditorPage schedule={schedule} places={places} now={now} editing={editing} words={words} removal={removal} />
}

/** A schedule's parts and values as text. */
function useScheduleWords(places: readonly Location[]): EditWords<ScheduleForm, ScheduleField> {
  const t = scheduleEditorMessages.useWords()
  const { on, off } = editMessages.useWords()
  const clauses = useClauseWords()
  const list = useFormatsList()
  const names: Record<OwnScheduleField, string> = { name: t.name, where: t.doors, mode: t.mode, pausesOnHolidays: t.pauses, isActive: t.isActive }
  const doorsOf = ({ locationId, ports }: ScheduleForm['where']) => {
    const place = places.find(({ PropertyLocationID }) => PropertyLocationID === locationId)
    const doors = place ? portsOf(place).filter(({ PortID }) => ports.includes(PortID)).map(({ Name }) => Name) : ports
    return t.doorsAt({ place: place?.Name ?? '', doors: list(doors) })
  }
  return {
    nameOf: (field) => (isClause(field) ? clauses.nameOf(field) : names[field]),
    textOf(field, { restriction, ...own }) {
      if (isClause(field)) return clauses.textOf(field, restriction)
      if (field === 'where') return doorsOf(own.where)
      if (field === 'mode') return t[`mode${own.mode}`]
      return field === 'name' ? own.name : own[field] ? on : off
    },
  }
}
