import { createPortal } from 'react-dom'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { useDelay } from '../../internal/useDelay.ts'
import { useHydrated } from '../../internal/useHydrated.ts'
import { InScope } from '../../theme/PortalScope/InScope.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { buttonMessages } from './Button.messages.ts'

/** Milliseconds: shorter waits are not worth a word, and the region stands before it speaks. */
const patience = 300

/** At the top: under the last line of the page it would make the page a pixel longer. */
const place = { position: 'fixed', insetBlockStart: 0 } as const

/**
 * Says that a press is being worked on, for those who do not see the spinner. The region stands at the end of the page: screen readers
 * pass over what changes inside a button, and beside the button it would be another child of every row of buttons.
 */
export function BusyAnnouncement({ label }: { label?: string | undefined }) {
  const { busy } = useLabels('Button', buttonMessages)
  const isDue = useDelay(true, patience)
  const isHydrated = useHydrated()
  return isHydrated ? createPortal(<InScope><LiveRegion style={place}>{isDue ? label ?? busy : ''}</LiveRegion></InScope>, document.body) : null
}
