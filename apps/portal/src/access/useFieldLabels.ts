import { useStore } from '@nanostores/react'
import type { FieldLabels } from '@portal/ui'
import { restrictionEditorMessages } from './restrictionEditor.messages.ts'

/** The word after the name of a field that may stay empty, in the person's language. */
export function useFieldLabels(): FieldLabels {
  const { optional } = useStore(restrictionEditorMessages)
  return { optional }
}
