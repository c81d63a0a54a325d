import { useStore } from '@nanostores/react'
import { PhoneOff } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CallFailure } from '../app/attempt.ts'
import { ConfirmDialog } from '../app/dialogs.tsx'
import { useFormatsList } from '../i18n/useFormats.ts'
import { callGroupMessages } from './callGroups.messages.ts'

/** What a save that may leave a visitor with nobody needs beside what was typed. */
export interface AboutCalls {
  acknowledgesEnd: boolean
}

/** Whether the person was told; once, for the next save. */
export function useTold(): { tell: () => void; about: () => AboutCalls } {
  const told = useRef(false)
  return {
    tell() {
      told.current = true
    },
    about() {
      const acknowledgesEnd = told.current
      told.current = false
      return { acknowledgesEnd }
    },
  }
}

export interface DropQuestionProps {
  /** Why the last save failed; null while it is under way. */
  failure: CallFailure | null
  /** Saves again; the person was told. */
  onConfirm: () => void
}

/** Asks where a save was refused since a visitor could then reach nobody. */
export function DropQuestion({ failure, onConfirm }: DropQuestionProps) {
  const t = useStore(callGroupMessages)
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

/** The names of the call groups by which a visitor could newly reach nobody; null where a save was not refused for that. */
export function droppedGroups(failure: CallFailure | null): string[] | null {
  if (failure?.kind !== 'service' || failure.code !== 'CALL_ENDS_HERE') return null
  const { body } = failure
  return typeof body === 'object' && body !== null && 'groups' in body && Array.isArray(body.groups) ? body.groups.map(String) : []
}
