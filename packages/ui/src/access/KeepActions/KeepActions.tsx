import { type InviteLabels, inviteMessages } from '@portal/domain'
import { h, type KeepOffer, viewKeep } from '@portal/embed/view'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { BusyAnnouncement } from '../../elements/Button/BusyAnnouncement.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { InviteView } from '../internal/InviteView.tsx'

export interface KeepAction {
  onKeep: () => void
  state?: 'idle' | 'busy' | 'done' | 'failed'
  /** Why the action failed, in one sentence. Default: a general sentence. */
  message?: string
  /** Why the action isn't possible now, such as being offline. */
  disabledReason?: string
}

export interface WalletAction extends KeepAction {
  /** The platform's official badge: an element or an image URL. Default: a plain button. */
  artwork?: ReactNode
}

export interface KeepActionsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The wallets to offer. */
  wallet?: { apple?: WalletAction, google?: WalletAction }
  /** Adds the key’s time to a calendar. Omit to not offer it. */
  calendar?: KeepAction
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InviteLabels
}

/** Buttons to keep the invite: both wallets at equal size, and the calendar. */
export const KeepActions = forwardRef<HTMLElement, KeepActionsProps>(function KeepActions({ wallet, calendar, labels, ...rest }, ref) {
  const { apple, google } = wallet ?? {}
  const words = useLabels('Invite', inviteMessages, labels)
  const actions = { apple, google, calendar }
  const shown = viewKeep({ apple: apple && offerOf(apple, 'apple'), google: google && offerOf(google, 'google'), calendar }, words)
  return (
    <InviteView
      {...rest} ref={ref} shown={shown} parts={{ apple: apple?.artwork, google: google?.artwork }}
      onPress={(act) => (act in actions ? actions[act as keyof typeof actions]?.onKeep() : undefined)}
    >
      {Object.values(actions).some((action) => action?.state === 'busy') && <BusyAnnouncement />}
    </InviteView>
  )
})

function offerOf({ artwork, ...action }: WalletAction, name: string): KeepOffer {
  return { ...action, artwork: artwork === undefined || typeof artwork === 'string' ? artwork : h('slot', { name }) }
}
