import { useEffect, useState } from 'react'
import type { Portal } from '../../app/Portal.ts'
import { usePortal } from '../../app/PortalContext.tsx'
import { usePolling } from '../../app/usePolling.ts'
import type { Formats } from '../../i18n/useFormats.ts'
import { VisitorCallsCard } from './VisitorCallsCard.tsx'
import { toVisitorCallsView, type VisitorCallsAnswer, type VisitorCallsView } from './visitorCallsView.ts'

const shownAtMost = 8

/** Milliseconds between two questions: while a call runs, and while none does. */
const pauses = { running: 1500, resting: 5000 }

export interface VisitorCallsProps {
  formats: Formats
}

/** The calls of visitors, asked for again and again while the page is in sight. */
export function VisitorCalls({ formats }: VisitorCallsProps) {
  const { api } = usePortal()
  const [{ view, isLost }, setKnown] = useState<{ view: VisitorCallsView | null; isLost: boolean }>({ view: null, isLost: false })

  useEffect(() => {
    const over = new AbortController()
    void askCalls(api, over.signal).then((answer) => over.signal.aborted || setKnown((known) => knownAfter(known, answer)))
    return () => over.abort()
  }, [api])
  usePolling(true, view && view.running.length > 0 ? pauses.running : pauses.resting, async (signal) => {
    const answer = await askCalls(api, signal)
    if (!signal.aborted) setKnown((known) => knownAfter(known, answer))
  })

  return <VisitorCallsCard view={view} isLost={isLost} formats={formats} />
}

/** The answer, or null where there is none: what is known stays, and is asked for again. */
function askCalls(api: Portal['api'], signal: AbortSignal): Promise<VisitorCallsAnswer | null> {
  return api.getVisitorCalls({ count: shownAtMost }, { signal }).catch(() => null)
}

function knownAfter({ view }: { view: VisitorCallsView | null }, answer: VisitorCallsAnswer | null) {
  return { view: answer ? toVisitorCallsView(answer) : view, isLost: answer === null }
}
