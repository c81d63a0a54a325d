import type { CallGroupEditorProps } from '@portal/ui'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { lazyPart } from '../app/lazyPart.tsx'
import type { UserDetails } from '../app/Portal.ts'
import { useOpenInAddress } from '../app/useOpenInAddress.ts'
import { callPreferencesMessages } from './callPreferences.messages.ts'

const preferences = lazyPart(async () => (await import('./CallPreferencesDialog.tsx')).CallPreferencesDialog)

/** The parameter in the address for the user whose hours are open: an id or `own`. */
export const hoursParam = 'hours'

export interface HoursDialog {
  /** Opens a user's hours; null for the signed-in user's own. */
  open: (userId: number | null) => void
  /** Returns the entries for a user's menu in the plan's editor. */
  itemsFor: NonNullable<CallGroupEditorProps['itemsFor']>
  /** Returns the function that opens a user's hours; null if the signed-in user may not see them. */
  hoursOf: (userId: number) => (() => void) | null
  /** The dialog; render it outside every form. */
  dialog: ReactNode
}

/** The dialog with a user's call hours. `ownAlone` is for users who see only their own hours. */
export function useHoursDialog(onSaved?: () => void, ownAlone = false): HoursDialog {
  const t = callPreferencesMessages.useWords()
  const ownId = Number(useRouteLoaderData<UserDetails>('site')?.ID)
  const [opened, setOpened] = useOpenInAddress(hoursParam)
  preferences.usePreload()
  const open = (userId: number | null) => setOpened(userId === null || userId === ownId ? 'own' : String(userId))
  const userId = opened === null || opened === 'own' ? null : /^[1-9]\d{0,14}$/.test(opened) ? Number(opened) : undefined
  const hoursOf = (id: number) => (ownAlone && id !== ownId ? null : () => open(id))
  return {
    open,
    hoursOf,
    itemsFor({ person: { id } }) {
      const onSelect = hoursOf(id)
      return onSelect ? [{ id: 'hours', label: t.item, icon: BellRing, onSelect }] : []
    },
    dialog: opened !== null && userId !== undefined && <preferences.Part userId={userId} onClose={() => setOpened(null)} {...(onSaved && { onSaved })} />,
  }
}
