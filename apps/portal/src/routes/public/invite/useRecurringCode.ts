import { toInviteView } from '@portal/api-client/contract'
import { nextFreshness, type InviteView, type RecurringInviteView } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import type { Portal } from '../../../app/Portal.ts'
import { usePolling } from '../../../app/usePolling.ts'

/** Milliseconds between two looks whether a fresh code on the screen was used at a reader. */
const checkPause = 4000

export interface RecurringCode {
  view: InviteView
  /** Asks for a code, or for a newer one after use. */
  generate(): Promise<void>
}

/** Keeps a recurring key honest: a code that a reader consumed leaves the screen without anybody asking. */
export function useRecurringCode({ api }: Portal, token: string, loaded: RecurringInviteView, onGenerated: (id: string) => void): RecurringCode {
  const [view, setView] = useState<InviteView>(loaded)
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const generate = async () => {
    const over = new AbortController()
    asking.current = over
    setView((current) => advance(current, { type: 'generate' }))
    const invite = await settled(api.showQRCode({ d: token, id: loaded.id }, { signal: over.signal }))
    // Who has left must not meet the invite's secret in the address of another page.
    if (over.signal.aborted) return
    setView((current) => (invite ? toInviteView(invite, api.serverNow()) : advance(current, { type: 'failed' })))
    if (invite?.GeneratedAt) onGenerated(loaded.id)
  }

  usePolling(view.kind === 'recurring' && view.freshness.state === 'fresh', checkPause, async (signal) => {
    const invite = await settled(api.showQRCode({ d: token }, { signal }))
    // A check that could not be made says nothing about the code; the next one follows.
    if (signal.aborted || !invite) return
    const { LastUsedAt } = invite
    if (invite.Status !== 'Valid') setView(toInviteView(invite, api.serverNow()))
    else if (LastUsedAt) setView((current) => advance(current, { type: 'consumed', usedAt: LastUsedAt }))
  })

  return { view, generate }
}

/** The answer, or null where there is none, for whatever reason: the page can only offer to try again. */
function settled<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch(() => null)
}

function advance(view: InviteView, event: Parameters<typeof nextFreshness>[1]): InviteView {
  if (view.kind !== 'recurring') return view
  const freshness = nextFreshness(view.freshness, event)
  // A consumed code must not stay in memory where scan mode could show it again.
  return { ...view, freshness, image: freshness.state === 'used' || freshness.state === 'expired' ? null : view.image }
}
