import { createPortal } from 'react-dom'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useDelay } from '../../internal/useDelay.ts'
import { useHydrated } from '../../internal/useHydrated.ts'
import { InScope } from '../../theme/PortalScope/InScope.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { buttonMessages } from './Button.messages.ts'

/** Milliseconds before a wait is announced. Short waits aren't, and a live region must exist before its text changes. */
const patience = 300

/** The region is at the top, because at the end it would make the page a pixel longer. */
const place = { position: 'fixed', insetBlockStart: 0 } as const

/**
 * Announces to screen readers that a pressed button is working. Screen readers ignore changes inside a button, and an element beside it
 * would be one more child of a row of buttons. So the live region is at the end of the page.
 */
export function BusyAnnouncement({ label }: { label?: string | undefined }) {
  const { busy } = useLabels('Button', buttonMessages)
  const isDue = useDelay(true, patience)
  const isHydrated = useHydrated()
  return isHydrated ? createPortal(<InScope><LiveRegion style={place}>{isDue ? label ?? busy : ''}</LiveRegion></InScope>, document.body) : null
}
