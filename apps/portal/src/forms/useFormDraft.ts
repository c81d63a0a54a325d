import { useState } from 'react'
import { useDraft } from '../app/useDraft.ts'
import { draftOf } from './draftOf.ts'
import type { FormDialogProps } from './FormDialog.tsx'

export interface FormDraft<Draft> {
  /** The typed values, or else the draft of an earlier visit, or else the saved values. */
  current: Draft
  type: (next: Draft) => void
  /** Whether the user has tried to save; from then on, missing values show as errors. */
  hasTried: boolean
  /** Properties for a `FormDialog`. */
  dialog: Pick<FormDialogProps, 'isTyped' | 'hasDraft' | 'onTry' | 'onGiveUp' | 'onStartOver'>
}

interface Options<Draft> {
  /** The name of the draft (app/useDraft.ts). */
  name: string
  saved: Draft
  /** Returns whether the typed values differ from an empty form; if omitted, any typed value does. */
  isChanged?: (typed: Draft) => boolean
  onClose: () => void
}

/** The draft of a form above a list. */
export function useFormDraft<Draft>({ name, saved, isChanged = () => true, onClose }: Options<Draft>): FormDraft<Draft> {
  const [typed, setTyped] = useState<Draft | null>(null)
  const [hasTried, setTried] = useState(false)
  const isTyped = typed !== null && isChanged(typed)
  const draft = useDraft(name, isTyped ? typed : null, (stored) => draftOf(saved, stored))
  return {
    current: typed ?? draft.found ?? saved,
    type: setTyped,
    hasTried,
    dialog: {
      isTyped,
      hasDraft: draft.found !== null,
      onTry: () => setTried(true),
      onGiveUp() {
        draft.drop()
        onClose()
      },
      onStartOver() {
        draft.drop()
        setTyped(null)
        setTried(false)
      },
    },
  }
}
