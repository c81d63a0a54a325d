import { cloneElement, type ReactElement, useId } from 'react'
import { tip } from '../../internal/tip.ts'
import type { TipSide } from '../../internal/showTip.ts'

/** The properties that the control gets from its tooltip. */
interface Described { 'aria-describedby'?: string | undefined }

export interface TooltipProps {
  /** The text: a few words, at most one sentence. It is also the control's description for screen readers. */
  label: string
  /** Where the tooltip is. `block`: below its control, or above if there is no room. `inline`: beside it, for a column of icons. */
  placement?: TipSide
  /** One control that passes on the properties that it gets: a button, a link or a field. */
  children: ReactElement<Described>
}

/** A few words about a control, shown by pointer, keyboard focus and long touch. Screen readers read them as its description. */
export function Tooltip({ label, placement, children }: TooltipProps) {
  const id = useId()
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ')
  return (
    <>
      {cloneElement(children, { ...tip(label, placement), 'aria-describedby': described })}
      <span id={id} hidden>{label}</span>
    </>
  )
}
