import { PhoneOff } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CallFailure } from '../app/attempt.ts'
import { ConfirmDialog } from '../app/dialogs.tsx'
import { useFormatsList } from '../i18n/useFormats.ts'
import { callGroupMessages } from './callGroups.messages.ts'

/** Whether the user confirmed the warning; applies to the next save only. */
export function useTold(): { tell: () => void; isTold: () => boolean } {
  const told = useRef(false)
  return {
    tell() {
      told.current = true
    },
    isTold() {
      const wasTold = told.current
      told.current = false
      return wasTold
    },
  }
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
