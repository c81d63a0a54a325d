import { toInviteView } from '@portal/api-client/contract'
import { nextFreshness, type InviteView, type RecurringInviteView } from '@portal/domain'
import { useCallback, useEffect, useState } from 'react'
import type { Portal } from '../../../app/Portal.ts'

/** How often a fresh code on the screen is checked for its use at a reader, in milliseconds. */
const checkEvery = 4000

export interface RecurringCode {
  view: InviteView
  /** Asks for a code, or for a newer one after use. */
  generate(): Promise<void>
}

/** Keeps a recurring key honest: a code that a reader consumed leaves the screen without anybody asking. */
export function useRecurringCode(portal: Portal, token: string, loaded: RecurringInviteView, onGenerated: (id: string) => void): RecurringCode {
  const [view, setView] = useState<InviteView>(loaded)
  const isFresh = view.kind === 'recurring' && view.freshness.state === 'fresh'

  const generate = useCallback(async () => {
    setView((current) => advance(current, { type: 'generate' }))
    try {
      const invite = await portal.api.showQRCode({ d: token, id: loaded.id })
      setView(toInviteView(invite, portal.api.serverNow()))
      if (invite.GeneratedAt) onGenerated(loaded.id)
    } catch {
      setView((current) => advance(current, { type: 'failed' }))
    }
  }, [portal, token, loaded.id, onGenerated])

  useEffect(() => {
    if (!isFresh) return
    const abort = new AbortController()
    const check = async () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return
      try {
        const invite = await portal.api.showQRCode({ d: token }, { signal: abort.signal })
        if (abort.signal.aborted) return
        const { LastUsedAt } = invite
        if (invite.Status !== 'Valid') setView(toInviteView(invite, portal.api.serverNow()))
        else if (LastUsedAt) setView((current) => advance(current, { type: 'consumed', usedAt: LastUsedAt }))
      } catch {
        // A check that could not be made says nothing about the code; the next one follows.
      }
    }
    const timer = setInterval(() => void check(), checkEvery)
    const onVisible = () => void check()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      abort.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isFresh, portal, token])

  return { view, generate }
}

function advance(view: InviteView, event: Parameters<typeof nextFreshness>[1]): InviteView {
  if (view.kind !== 'recurring') return view
  const freshness = nextFreshness(view.freshness, event)
  // A consumed code must not stay in memory where scan mode could show it again.
  return { ...view, freshness, image: freshness.state === 'used' || freshness.state === 'expired' ? null : view.image }
}
