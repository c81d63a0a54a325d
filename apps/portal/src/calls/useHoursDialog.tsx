import { useStore } from '@nanostores/react'
import type { CallGroupEditorProps } from '@portal/ui'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { lazyPart } from '../app/lazyPart.tsx'
import type { UserDetails } from '../app/Portal.ts'
import { useOpenInAddress } from '../app/useOpenInAddress.ts'
import { callPreferencesMessages } from './callPreferences.messages.ts'

const preferences = lazyPart(async () => (await import('./CallPreferencesDialog.tsx')).CallPreferencesDialog)

/** Of the address: whose hours are open, an id or `own`. */
export const hoursParam = 'hours'

export interface HoursDialog {
  /** Null: the signed-in person's own. */
  open: (userId: number | null) => void
  /** Entries of a person's menu in the plan's editor. */
  itemsFor: NonNullable<CallGroupEditorProps['itemsFor']>
  /** Opens a person's hours; null where they are not the signed-in person's to see. */
  hoursOf: (userId: number) => (() => void) | null
  /** Render it outside every form. */
  dialog: ReactNode
}

/** Opens when someone's phone rings, over the page. `ownAlone`: users who manage no others see their own. */
export function useHoursDialog(onSaved?: () => void, ownAlone = false): HoursDialog {
  const t = useStore(callPreferencesMessages)
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
