import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useCallPresses, type CallsSource } from './useCallPresses.ts'
import { useVisitorCalls } from './useVisitorCalls.ts'
import { VisitorCallsCard } from './VisitorCallsCard.tsx'

export interface VisitorCallsProps {
  formats: Formats
}

/** The visitor calls, with their buttons. */
export function VisitorCalls({ formats }: VisitorCallsProps) {
  return <VisitorCallsCard {...useVisitorCalls()} formats={formats} />
}

/** The same for a page that loads the calls itself. */
export function KnownVisitorCalls({ source, formats }: VisitorCallsProps & { source: CallsSource }) {
  const { api } = usePortal()
  return <VisitorCallsCard {...useCallPresses(api, source)} formats={formats} />
}
