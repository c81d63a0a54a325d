import { createPortal } from 'react-dom'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { useDelay } from '../../internal/useDelay.ts'
import { useHydrated } from '../../internal/useHydrated.ts'
import { InScope } from '../../theme/PortalScope/InScope.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { buttonMessages } from './Button.messages.ts'

/** Milliseconds. Shorter waits aren't announced, and the live region must exist before it speaks. */
const patience = 300

/** At the top, because at the end it would make the page a pixel longer. */
const place = { position: 'fixed', insetBlockStart: 0 } as const

/**
 * Announces a pending press to screen readers. The live region is at the end of the page, because screen readers ignore changes inside a
 * button, and beside it the region would be one more child of a row of buttons.
 */
export function BusyAnnouncement({ label }: { label?: string | undefined }) {
  const { busy } = useLabels('Button', buttonMessages)
  const isDue = useDelay(true, patience)
  const isHydrated = useHydrated()
  return isHydrated ? createPortal(<InScope><LiveRegion style={place}>{isDue ? label ?? busy : ''}</LiveRegion></InScope>, document.body) : null
}
