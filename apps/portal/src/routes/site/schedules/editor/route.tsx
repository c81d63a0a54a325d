import { ButtonLink, Card, ChoiceField, EmptyState, FilteredTextField, Grid, InlineAlert, PageHeader, RadioGroup, Stack, SwitchField, Text } from '@portal/ui'
import { EffectLine, EffectCard, EffectPanel, type Effect, useEffectAnswer } from '#portal/access/effect.tsx'
import { type Location, portsOf, portsOfAll } from '#portal/access/places.ts'
import { PortChoice } from '#portal/access/PortChoice.tsx'
import { RestrictionForm } from '#portal/access/RestrictionForm.tsx'
import { readId } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { copyOfSchedulePath, paths } from '#portal/app/paths.ts'
import type { Asked } from '#portal/app/asking.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { inOrder, newSchedule, type OwnScheduleField, type Schedule, type ScheduleField, type ScheduleForm, scheduleKind, scheduleProblems, type ScheduleProblems, toScheduleChange, toScheduleForm } from '../scheduleForm.ts'
import { Copy } from 'lucide-react'
import { DoorOutputMode, isClause } from '@portal/domain'
import { useClauseWords } from '#portal/access/useAccessSentence.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'

interface ScheduleData {
  schedule: Schedule
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The pages `/site/schedules/new`, with `?from=` as a copy of a schedule, and `/site/schedules/:id`. */
export const route = pageScreen({
  right: 'schedules.edit',
  async load({ api, signal, params, search }): Promise<ScheduleData | null> {
    const [{ Schedules }, { Locations }] = await Promise.all([api.getSchedules({}, { signal }), api.getPropertyInstallLocationDeviceInformation({}, { signal })])
    const id = Number(params['id'] ?? 0)
    const copied = Schedules.find(({ ID }) => ID === readId(search.get('from')))
    const schedule = id === 0 ? newSchedule(Locations[0], copied) : Schedules.find(({ ID }) => ID === id)
    return schedule ? { schedule, places: Locations, now: api.serverNow() } : null
  },
  words: scheduleEditorMessages,
  head: (t) => ({ title: t.schedules, breadcrumb: [{ label: t.schedules, href: paths.schedules }], failed: t.failed, mayNot: t.mayNot }),
  keyOf: ({ schedule }) => schedule.ID,
  Page: ({ places, ...data }) => (portsOfAll(places).length === 0 ? <NoDoors /> : <ScheduleEditor places={places} {...data} />),
})

/** A message in a property without doors, because a schedule needs a door. */
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

/** Edits a schedule: doors, mode, hours, and who can enter. */
function ScheduleEditor({ schedule, places, now }: ScheduleData) {
  const t = scheduleEditorMessages.useWords()
  const editing = useRecordEdit(schedule, scheduleKind(schedule.ID), (api, payload) => api.saveSchedule(payload))
  const words = useScheduleWords(places)
  useAfterSave(editing, words, { leadsTo: paths.schedules, isNew: schedule.ID === 0, title: t.saved({ name: editing.edit.values.name.trim() }), noteOf: () => t.savedText })
  const { ID, Name, Ports } = schedule
  const { values } = editing.edit
  const { problems, refusals, change } = editing
  const effect = useEffectAnswer(toScheduleChange(ID, values))
  const timeZone = places.find(({ PropertyLocationID }) => PropertyLocationID === values.where.locationId)?.TimeZone ?? 'UTC'
  return (
    <EditorPage
      title={ID === 0 ? t.newTitle : Name}
      breadcrumb={[{ label: t.schedules, href: paths.schedules }]}
      editing={editing}
      words={words}
      cancelHref={paths.schedules}
      history={ID !== 0 && <><ButtonLink icon={Copy} href={copyOfSchedulePath(ID)}>{t.duplicate}</ButtonLink><HistoryButton subject="schedule" id={ID} name={Name} /></>}
      effect={<EffectLine effect={effect} />}
      removal={
        ID === 0
          ? undefined
          : {
              call: (api) => api.deleteSchedule({ ID }),
              removed: t.removed,
              title: t.removeTitle({ name: Name }),
              confirmLabel: t.removeConfirm,
              consequences: [{ count: Ports.length, effect: t.removeEffect({ count: Ports.length }) }],
              children: <ScheduleRemovalEffect id={ID} saved={toScheduleForm(schedule)} />,
            }
      }
    >
      <ScheduleFields form={values} places={places} problems={problems} nameTaken={refusals['Name']} onChange={change} />
      {problems.restriction && (
        <InlineAlert tone="danger" role="alert">
          {t[problems.restriction]}
        </InlineAlert>
      )}
      <RestrictionForm
        value={values.restriction}
        onChange={(restriction) => change({ restriction })}
        onUnreadable={editing.setUnreadable}
        timeZone={timeZone}
        now={now}
        parts={['exceptions']}
        side={<ScheduleEffect form={values} effect={effect} />}
      />
    </EditorPage>
  )
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

/** Shows who can enter without an entry method because of the schedule, and who no longer can. */
function ScheduleEffect({ form, effect }: { form: ScheduleForm; effect: Asked<Effect | null> | null }) {
  const t = scheduleEditorMessages.useWords()
  const { where, restriction } = scheduleProblems(form)
  const missing = where ?? restriction
  const note = missing ? t[missing] : !form.isActive ? t.effectOff : form.mode === DoorOutputMode.MomentaryOpen ? t.effectMoment : t.effectWho
  return <EffectCard effect={effect} note={note} />
}

/** Shows the effect of deleting the schedule. */
function ScheduleRemovalEffect({ id, saved }: { id: number; saved: ScheduleForm }) {
  return <EffectPanel change={toScheduleChange(id, { ...saved, isActive: false })} isRemoval />
}

interface ScheduleFieldsProps {
  form: ScheduleForm
  places: Location[]
  problems: ScheduleProblems
  /** The service's message, if another schedule has the name. */
  nameTaken: string | undefined
  onChange: (changed: Partial<ScheduleForm>) => void
}

/** The fields for a schedule's name, doors and mode. */
function ScheduleFields({ form, places, problems, nameTaken, onChange }: ScheduleFieldsProps) {
  const t = scheduleEditorMessages.useWords()
  const place = places.find(({ PropertyLocationID }) => PropertyLocationID === form.where.locationId)
  const modes = Object.values(DoorOutputMode)
  const move = (id: number) => {
    const next = places.find(({ PropertyLocationID }) => PropertyLocationID === id)
    if (next) onChange({ where: { locationId: id, ports: inOrder(portsOf(next).map(({ PortID }) => PortID)) } })
  }
  return (
    <Card title={t.what}>
      <Stack gap={5}>
        <Grid minColumn="240px" gap={4}>
          <FilteredTextField
            label={t.name}
            maxLength={80}
            value={form.name}
            error={problems.name ? t[problems.name] : nameTaken}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <ChoiceField
            label={t.place}
            value={String(form.where.locationId)}
            options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name }))}
            onValueChange={({ value }) => move(Number(value))}
          />
        </Grid>
        {place && (portsOf(place).length > 1 || problems.where) && (
          <Stack gap={2}>
            <Text isStrong>{t.doors}</Text>
            <PortChoice
              places={[place]}
              chosen={form.where.ports}
              offlineLabel={t.offline}
              error={problems.where && t[problems.where]}
              onChange={(ports) => onChange({ where: { ...form.where, ports: inOrder(ports) } })}
            />
          </Stack>
        )}
        <RadioGroup
          label={t.mode}
          value={String(form.mode)}
          options={modes.map((mode) => ({ value: String(mode), label: t[`mode${mode}`] }))}
          onValueChange={({ value }) => onChange({ mode: modes.find((mode) => String(mode) === value) ?? form.mode })}
        />
        <SwitchField
          label={t.pauses}
          help={t.pausesHelp}
          checked={form.pausesOnHolidays}
          onChange={(event) => onChange({ pausesOnHolidays: event.currentTarget.checked })}
        />
        <SwitchField label={t.isActive} help={t.isActiveHelp} checked={form.isActive} onChange={(event) => onChange({ isActive: event.currentTarget.checked })} />
      </Stack>
    </Card>
  )
}
