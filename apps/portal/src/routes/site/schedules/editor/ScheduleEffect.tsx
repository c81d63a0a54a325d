import { useStore } from '@nanostores/react'
import { DoorOutputMode } from '@portal/domain'
import { EffectPanel } from '../../../../access/EffectPanel.tsx'
import { scheduleEditorMessages } from '../messages.ts'
import { checkSchedule, toScheduleChange, type ScheduleForm } from '../scheduleForm.ts'

/** Who gets in by it, without a code, and who no longer does. */
export function ScheduleEffect({ id, form }: { id: number; form: ScheduleForm }) {
  const t = useStore(scheduleEditorMessages)
  const { where, restriction } = checkSchedule(form)
  const missing = where ?? restriction
  const note = missing ? t[missing] : !form.isActive ? t.effectOff : form.mode === DoorOutputMode.MomentaryOpen ? t.effectMoment : t.effectWho
  return <EffectPanel change={toScheduleChange(id, form)} note={note} />
}

/** The same of its end. */
export function ScheduleRemovalEffect({ id, saved }: { id: number; saved: ScheduleForm }) {
  return <EffectPanel change={toScheduleChange(id, { ...saved, isActive: false })} isRemoval />
}
