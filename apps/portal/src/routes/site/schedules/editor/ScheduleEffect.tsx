import { useStore } from '@nanostores/react'
import { DoorOutputMode } from '@portal/domain'
import { EffectCard, EffectPanel } from '../../../../access/EffectPanel.tsx'
import type { Effect } from '../../../../access/useEffectAnswer.ts'
import type { Asked } from '../../../../app/useAsk.ts'
import { scheduleEditorMessages } from '../messages.ts'
import { scheduleProblems, toScheduleChange, type ScheduleForm } from '../scheduleForm.ts'

/** Who gets in by it, without a code, and who no longer does. */
export function ScheduleEffect({ form, effect }: { form: ScheduleForm; effect: Asked<Effect | null> | null }) {
  const t = useStore(scheduleEditorMessages)
  const { where, restriction } = scheduleProblems(form)
  const missing = where ?? restriction
  const note = missing ? t[missing] : !form.isActive ? t.effectOff : form.mode === DoorOutputMode.MomentaryOpen ? t.effectMoment : t.effectWho
  return <EffectCard effect={effect} note={note} />
}

/** The same of its end. */
export function ScheduleRemovalEffect({ id, saved }: { id: number; saved: ScheduleForm }) {
  return <EffectPanel change={toScheduleChange(id, { ...saved, isActive: false })} isRemoval />
}
