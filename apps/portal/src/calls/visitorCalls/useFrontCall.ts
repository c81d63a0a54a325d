import { useEffect, useState } from 'react'
import type { VisitorCallRecord, VisitorCallsView } from './visitorCallsView.ts'

/** Milliseconds for which the end of a call is seen before the next one takes its place: a press never meets another call than the one seen. */
const lingers = 3000

/** The call that the card is about: the same one until it has ended, then the newest that runs. */
export function useFrontCall(view: VisitorCallsView | null): VisitorCallRecord | undefined {
  const [shownId, setShownId] = useState<VisitorCallRecord['ID'] | null>(null)
  const shown = view && [...view.running, ...view.ended].find(({ ID }) => ID === shownId)
  const next = shown?.ID ?? view?.running[0]?.ID ?? null
  if (next !== shownId) setShownId(next)
  const overId = shown && shown.EndedAt !== null ? shown.ID : null
  useEffect(() => {
    if (overId === null) return undefined
    const timer = setTimeout(() => setShownId((id) => (id === overId ? null : id)), lingers)
    return () => clearTimeout(timer)
  }, [overId])
  return shown ?? undefined
}
