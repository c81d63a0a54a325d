import { cloneElement, type ReactElement, useId } from 'react'
import { tip } from '../../internal/tip.ts'
import type { TipSide } from '../../internal/showTip.ts'

/** The properties that the control gets from its tooltip. */
interface Described { 'aria-describedby'?: string | undefined }

export interface TooltipProps {
  /** A few words, at most one sentence; the control's description. */
  label: string
  /** `block`: below it, else above. `inline`: at its end, for a column of icons. */
  placement?: TipSide
  /** One control that passes on the given properties: a button, a link, a field. */
  children: ReactElement<Described>
}

/** A few words about a control: shown by pointer, by keyboard focus and by a long touch, and read as its description. */
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
