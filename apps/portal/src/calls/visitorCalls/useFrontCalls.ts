import { useEffect, useState } from 'react'
import type { VisitorCallRecord, VisitorCallsView } from './visitorCallsView.ts'

/** Milliseconds for which a call stays shown after it ended or someone else answered it, so that its outcome can be read. */
const lingers = 4000

/** Whether the user can still do something about a call. */
export const canPress = ({ EndedAt, Presses }: VisitorCallRecord) => EndedAt === null && Presses.length > 0

/**
 * The calls of the banner, oldest first: those that the user can answer or is in, and briefly those that have just ended. No call moves while it is visible, so that a press never hits the wrong call.
 */
export function useFrontCalls(view: VisitorCallsView | null): VisitorCallRecord[] {
  const [ids, setIds] = useState<readonly VisitorCallRecord['ID'][]>([])
  const calls = view ? [...view.running, ...view.ended] : []
  const added = calls.filter((call) => canPress(call) && !ids.includes(call.ID)).map(({ ID }) => ID).toReversed()
  if (added.length > 0) setIds([...ids, ...added])
  const shown = ids.flatMap((id) => calls.find(({ ID }) => ID === id) ?? [])
  const over = shown.filter((call) => !canPress(call)).map(({ ID }) => ID).join()
  useEffect(() => {
    if (over === '') return undefined
    const gone = new Set(over.split(',').map(Number))
    const timer = setTimeout(() => setIds((known) => known.filter((id) => !gone.has(id))), lingers)
    return () => clearTimeout(timer)
  }, [over])
  return shown
}
