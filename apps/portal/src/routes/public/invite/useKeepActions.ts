import type { KeepAction, KeepActionsProps } from '@portal/ui'
import { createElement, useMemo, useState } from 'react'
import type { Portal } from '../../../app/Portal.ts'
import { inviteActions, type ShownKey } from './inviteActions.ts'

type KeepName = 'calendar' | 'apple' | 'google'
type KeepState = NonNullable<KeepAction['state']>

/** Wallet and calendar of a key: each with its own progress and failure. */
export function useKeepActions(portal: Portal, { token, proof }: ShownKey): Required<Pick<KeepActionsProps, 'wallet' | 'calendar'>> {
  const [states, setStates] = useState<Record<KeepName, KeepState>>({ calendar: 'idle', apple: 'idle', google: 'idle' })
  const actions = useMemo(() => inviteActions(portal, { token, proof }), [portal, token, proof])
  const { walletArtwork } = portal.config

  const keep = (name: KeepName, act: () => Promise<void>): KeepAction => ({
    state: states[name],
    onKeep: () => {
      const set = (state: KeepState) => setStates((current) => ({ ...current, [name]: state }))
      set('busy')
      act().then(
        () => set('done'),
        () => set('failed'),
      )
    },
  })
  return {
    calendar: keep('calendar', actions.addToCalendar),
    wallet: {
      apple: { ...keep('apple', actions.addToAppleWallet), artwork: artwork(walletArtwork.apple) },
      google: { ...keep('google', actions.addToGoogleWallet), artwork: artwork(walletArtwork.google) },
    },
  }
}

/** The platform's own badge, by the operator's address; the button around it has the name. */
function artwork(address: string | undefined) {
  return address === undefined ? undefined : createElement('img', { src: address, alt: '', height: 48 })
}
