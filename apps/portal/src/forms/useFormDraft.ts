import { useState } from 'react'
import { useDraft } from '../app/useDraft.ts'
import type { FormDialogProps } from './FormDialog.tsx'

export interface FormDraft<Draft> {
  /** What is typed, or was on an earlier visit, or else what is saved. */
  current: Draft
  type: (next: Draft) => void
  /** From then on what is missing is said. */
  hasTried: boolean
  /** Notes the try to save. */
  tried: () => void
  /** What a FormDialog wants to know of it. */
  dialog: Pick<FormDialogProps, 'isTyped' | 'hasDraft' | 'onGiveUp' | 'onStartOver'>
}

interface Options<Draft> {
  /** The draft's name (app/useDraft.ts). */
  name: string
  saved: Draft
  read: Parameters<typeof useDraft<Draft>>[2]
  /** Whether what was typed differs from nothing; anything typed does, if omitted. */
  isChanged?: (typed: Draft) => boolean
  onClose: () => void
}

/** What is typed into a form over a list. */
export function useFormDraft<Draft>({ name, saved, read, isChanged = () => true, onClose }: Options<Draft>): FormDraft<Draft> {
  const [typed, setTyped] = useState<Draft | null>(null)
  const [hasTried, setTried] = useState(false)
  const isTyped = typed !== null && isChanged(typed)
  const draft = useDraft(name, isTyped ? typed : null, read)
  return {
    current: typed ?? draft.found ?? saved,
    type: setTyped,
    hasTried,
    tried: () => setTried(true),
    dialog: {
      isTyped,
      hasDraft: draft.found !== null,
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
