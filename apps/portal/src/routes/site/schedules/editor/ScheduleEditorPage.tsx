import { useStore } from '@nanostores/react'
import { Button, ConfirmDialog, InlineAlert, PageHeader } from '@portal/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DraftNotice } from '../../../../access/DraftNotice.tsx'
import { PageForm } from '../../../../access/PageForm.tsx'
import { RestrictionForm } from '../../../../access/RestrictionForm.tsx'
import { SaveBar } from '../../../../access/SaveBar.tsx'
import { paths } from '../../../../app/paths.ts'
import { useDraft } from '../../../../app/useDraft.ts'
import { useFailureText } from '../../../../app/useFailureText.ts'
import { useUnsavedChanges } from '../../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../../forms/focusFirstInvalid.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { checkSchedule, emptySchedule, toScheduleForm, toScheduleRequest, type ScheduleForm } from '../scheduleForm.ts'
import type { ScheduleChange, ScheduleChanged, SchedulePageData } from './route.tsx'
import { ScheduleEffect } from './ScheduleEffect.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'

export interface ScheduleEditorPageProps extends SchedulePageData {
  changed: ScheduleChanged | undefined
  isChanging: boolean
  onChange: (change: ScheduleChange) => void
  onReload: () => void
  onDone: (changed: ScheduleChanged) => void
}

export function ScheduleEditorPage({ schedule, places, now, changed, isChanging, onChange, onReload, onDone }: ScheduleEditorPageProps) {
  const t = useStore(scheduleEditorMessages)
  const textOf = useFailureText()
  const formElement = useRef<HTMLFormElement>(null)
  const [saved] = useState(() => (schedule ? toScheduleForm(schedule) : emptySchedule(places[0])))
  const [typed, setTyped] = useState<ScheduleForm | null>(null)
  const [hasTried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const isDone = changed?.done.ok === true
  const draft = useDraft<ScheduleForm>(`schedule:${schedule?.ID ?? 'new'}`, isDone ? null : typed, readDraft)
  const form = typed ?? draft.found ?? saved
  const problems = checkSchedule(form)
  const shown = hasTried ? problems : {}
  const count = Object.keys(problems).length + Math.min(unreadable, 1)
  const question = useUnsavedChanges(form !== saved && !isChanging && !isDone)
  const change = (next: Partial<ScheduleForm>) => setTyped({ ...form, ...next })
  const timeZone = places.find(({ PropertyLocationID }) => PropertyLocationID === form.locationId)?.TimeZone ?? 'UTC'
  const told = useRef<ScheduleChanged>(undefined)
  useEffect(() => {
    if (!changed?.done.ok || told.current === changed) return
    told.current = changed
    onDone(changed)
  }, [changed, onDone])

  const save = () => {
    setTried(true)
    if (count === 0) onChange({ change: 'save', request: toScheduleRequest(form, schedule) })
    else if (formElement.current) focusFirstInvalid(formElement.current)
  }
  const failure = changed && !changed.done.ok ? changed.done.failure : null
  const isConflict = failure?.kind === 'service' && failure.code === 'CONFLICT'
  return (
    <PageForm
      ref={formElement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PageHeader
        title={schedule ? schedule.Name : t.newTitle}
        breadcrumb={[{ label: t.schedules, href: paths.schedules }]}
        actions={
          schedule && (
            <Button icon={Trash2} variant="danger" onClick={() => setRemoving(true)}>
              {t.remove}
            </Button>
          )
        }
      />
      {draft.found && (
        <DraftNotice
          text={t.draftFound}
          discard={t.startOver}
          onDiscard={() => {
            draft.drop()
            setTyped(null)
          }}
        />
      )}
      <ScheduleFields form={form} places={places} problems={shown} onChange={change} />
      {shown.restriction && (
        <InlineAlert tone="danger" role="alert">
          {t[shown.restriction]}
        </InlineAlert>
      )}
      <RestrictionForm
        value={form.restriction}
        onChange={(restriction) => change({ restriction })}
        onUnreadable={setUnreadable}
        timeZone={timeZone}
        now={now}
        parts={['exceptions']}
        side={<ScheduleEffect form={form} saved={schedule ? saved : null} />}
      />
      {failure && (
        <InlineAlert tone="danger" role="alert" title={t.notSaved} actions={isConflict && <Button onClick={onReload}>{t.reload}</Button>}>
          {isConflict ? t.conflict : textOf(failure)}
        </InlineAlert>
      )}
      <SaveBar
        fact={form === saved ? t.unchanged : t.changed}
        waiting={hasTried && count > 0 ? t.problems(count) : null}
        saveLabel={t.save}
        cancel={{ label: t.cancel, href: paths.schedules }}
        isSaving={isChanging}
      />
      {schedule && (
        <ConfirmDialog
          isOpen={isRemoving}
          onOpenChange={setRemoving}
          isBusy={isChanging}
          title={t.removeTitle({ name: schedule.Name })}
          confirmLabel={t.removeConfirm}
          consequences={[{ count: schedule.Ports.length, effect: t.removeEffect(schedule.Ports.length) }]}
          labels={{ cancel: t.cancel }}
          error={changed?.change === 'remove' && failure && textOf(failure)}
          onConfirm={() => onChange({ change: 'remove', id: schedule.ID })}
        />
      )}
      {question}
    </PageForm>
  )
}

/** A draft of this form; anything else in its place is left alone. */
function readDraft(stored: unknown): ScheduleForm | null {
  const looksRight = typeof stored === 'object' && stored !== null && 'restriction' in stored && 'pausesOnHolidays' in stored
  return looksRight ? (stored as ScheduleForm) : null
}
