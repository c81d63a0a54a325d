import { createContext, useContext } from 'react'
import type { CallPlan, CallWarning, CallWorld, Words } from '@portal/domain'
import type { CallVoice } from '../internal/callVoice.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'
import type { callGroupEditorMessages } from './CallGroupEditor.messages.ts'
import type { MenuItem } from '../../overlays/Menu/MenuPanel.tsx'
import type { Place } from './planLanes.ts'

/** A fix beside a warning. */
export interface CallMend {
  label: string
  /** The page that the fix opens. Without one, `onMend` is called. */
  href?: string
  onMend?: () => void
}

/** Values that all parts of the editor share. */
export interface EditorSetting {
  plan: CallPlan
  world: CallWorld
  /** All users in the plan, and all who can be added. */
  people: readonly CallGroupPerson[]
  warnings: readonly CallWarning[]
  /** Sentences for `warnings`. */
  say: (warning: CallWarning) => string
  /** When a phone with these quiet hours rings. */
  sayRingHours: (quietHours: CallGroupPerson['quietHours']) => string
  itemsFor: (about: { person: CallGroupPerson }) => readonly MenuItem[]
  mendFor: (about: { warning: CallWarning }) => CallMend | null
  readOnly: boolean
  voice: CallVoice
  words: Words<typeof callGroupEditorMessages>
  /** Names of the steps. */
  laneNames: readonly string[]
  /** Reports a changed plan. Screen readers announce `said`. */
  change: (plan: CallPlan, said?: string) => void
  /** Removes a member and offers an undo. */
  remove: (place: Place, name: string) => void
  move: (from: Place, to: Place, name: string) => void
  announce: (text: string) => void
  /** Focuses a member after it has moved. */
  focusAt: (place: Place, part: 'handle' | 'menu') => void
}

const EditorContext = createContext<EditorSetting | null>(null)

export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorSetting {
  const setting = useContext(EditorContext)
  if (!setting) throw new Error('This part stands inside a CallGroupEditor: render it there.')
  return setting
}
