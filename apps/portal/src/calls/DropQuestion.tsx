import { PhoneOff } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { CallFailure } from '../app/attempt.ts'
import { ConfirmDialog } from '../app/dialogs.tsx'
import { useFormatsList } from '../i18n/useFormats.ts'
import { callGroupMessages } from './callGroups.messages.ts'

export interface DropQuestionOfEditProps {
  editing: { failure: CallFailure | null; isSaving: boolean; save: () => void }
  /** Whether the user confirmed the warning. It is true during one save, which may merge another user's changes and send the edit again. */
  toldRef: RefObject<boolean>
}

/** The same question for an editor. */
export function DropQuestionOfEdit({ editing: { failure, isSaving, save }, toldRef }: DropQuestionOfEditProps) {
  useEffect(() => {
    if (!isSaving) toldRef.current = false
  }, [isSaving, toldRef])
  return (
    <DropQuestion
      failure={isSaving ? null : failure}
      onConfirm={() => {
        toldRef.current = true
        save()
      }}
    />
  )
}

export interface DropQuestionProps {
  /** Why the last save failed; null while saving. */
  failure: CallFailure | null
  /** Saves again after the user's confirmation. */
  onConfirm: () => void
}

/** Asks for confirmation if a save was refused because the plan reaches no one. */
export function DropQuestion({ failure, onConfirm }: DropQuestionProps) {
  const t = callGroupMessages.useWords()
  const list = useFormatsList()
  const [answered, setAnswered] = useState<CallFailure | null>(null)
  const groups = droppedGroups(failure)
  return (
    <ConfirmDialog
      isOpen={groups !== null && failure !== answered}
      onOpenChange={() => setAnswered(failure)}
      title={t.endsTitle}
      icon={PhoneOff}
      description={t.dropsText({ groups: list(groups ?? []) })}
      confirmLabel={t.endsSave}
      labels={{ cancel: t.dropsBack }}
      onConfirm={() => {
        setAnswered(failure)
        onConfirm()
      }}
    />
  )
}

/** The names of the call groups that would then reach no one; null if a refusal had another reason. */
export function droppedGroups(failure: CallFailure | null): string[] | null {
  if (failure?.kind !== 'service' || failure.code !== 'CALL_ENDS_HERE') return null
  const { body } = failure
  return typeof body === 'object' && body !== null && 'groups' in body && Array.isArray(body.groups) ? body.groups.map(String) : []
}
