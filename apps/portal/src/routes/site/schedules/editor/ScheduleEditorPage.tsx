import { DoorOutputMode } from '@portal/domain'
import { ButtonLink, InlineAlert } from '@portal/ui'
import { Copy } from 'lucide-react'
import { EffectLine } from '#portal/access/EffectLine.tsx'
import { EffectCard, EffectPanel } from '#portal/access/EffectPanel.tsx'
import type { Location } from '#portal/access/places.ts'
import { RestrictionForm } from '#portal/access/RestrictionForm.tsx'
import { useEffectAnswer, type Effect } from '#portal/access/useEffectAnswer.ts'
import { copyOfSchedulePath, paths } from '#portal/app/paths.ts'
import type { Asked } from '#portal/app/useAsk.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import type { Removal } from '#portal/forms/useRemoval.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { scheduleEditorMessages } from '../messages.ts'
import { toScheduleChange, toScheduleForm, type Schedule, type ScheduleEditing, type ScheduleField, type ScheduleForm, scheduleProblems } from '../scheduleForm.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

export interface ScheduleEditorPageProps {
  /** The edited schedule. Id 0 is a new one. */
  schedule: Schedule
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
  editing: ScheduleEditing
  words: EditWords<ScheduleForm, ScheduleField>
  removal: Removal
}

/** Edits a schedule: doors, mode, hours, and who can enter. */
export function ScheduleEditorPage({ schedule, places, now, editing, words, removal }: ScheduleEditorPageProps) {
  const t = scheduleEditorMessages.useWords()
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
              ...removal,
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
