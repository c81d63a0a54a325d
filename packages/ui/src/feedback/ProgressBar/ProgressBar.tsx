import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { barFill, barTrack } from '../../internal/barStyles.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the work: 'Importing users'. */
  label: string
  /** How much is done. Omit while the total is unknown. */
  value?: number
  /** The total amount of work. */
  max?: number
  /** The progress as text: '120 of 238'. Default: a percentage. */
  valueText?: string
}

/** Shows the progress of long work. Say beside it in words what is done. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(props, ref) {
  const { label, value, max = 100, valueText, ...rest } = props
  const { locale } = useSetting()
  const part = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max))
  const text = valueText ?? (part === undefined ? undefined : new Intl.NumberFormat(locale, { style: 'percent' }).format(part))
  return (
    <Track
      {...rest} ref={ref} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={text}
      data-unknown={part === undefined || undefined}
    >
      <Fill style={part === undefined ? undefined : { inlineSize: `${part * 100}%` }} />
    </Track>
  )
})

const Track = styled.div`
  ${barTrack}

  &[data-unknown] > * {
    inline-size: 100%;
    opacity: 0.4;
  }
`

const Fill = styled.div`
  ${barFill}
  background: var(--portal-accent-fill);
  transition: inline-size var(--portal-motion-calm) var(--portal-motion-ease);
`
