import { createContext, useContext } from 'react'
import type { RestrictionWords, Words } from '@portal/domain'
import type { restrictionEditorMessages } from './RestrictionEditor.messages.ts'

/** Settings that every part of the editor needs for its times and texts. */
export interface EditorSetting {
  /** Language and words for sentences about a restriction. */
  voice: { locale: string, words: RestrictionWords }
  words: Words<typeof restrictionEditorMessages>
  /** How many minutes the viewer's clock is ahead of the property's. */
  shift: number
  announce: (text: string) => void
  /** Reports whether the text of a field, by its id, can be read. */
  setReadable: (field: string, isReadable: boolean) => void
}

const EditorContext = createContext<EditorSetting | null>(null)

export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorSetting {
  const setting = useContext(EditorContext)
  if (!setting) throw new Error('This part stands inside a RestrictionEditor: render it there.')
  return setting
}
