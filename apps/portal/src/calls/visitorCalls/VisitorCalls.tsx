import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useCallPresses, type CallsSource } from './useCallPresses.ts'
import { useVisitorCalls } from './useVisitorCalls.ts'
import { VisitorCallsCard } from './VisitorCallsCard.tsx'

export interface VisitorCallsProps {
  formats: Formats
}

/** The calls of visitors, and what the person may do about them. */
export function VisitorCalls({ formats }: VisitorCallsProps) {
  return <VisitorCallsCard {...useVisitorCalls()} formats={formats} />
}

/** The same on a page that asks for the calls with everything else. */
export function KnownVisitorCalls({ source, formats }: VisitorCallsProps & { source: CallsSource }) {
  const { api } = usePortal()
  return <VisitorCallsCard {...useCallPresses(api, source)} formats={formats} />
}
