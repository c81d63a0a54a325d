import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { styled } from 'styled-components'
import { barFill, barTrack } from '../../internal/barStyles.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What goes on: 'Importing users'. */
  label: string
  /** How much is done. Omit while nobody knows how much there is. */
  value?: number
  /** How much there is. */
  max?: number
  /** How far it is, in words: '120 of 238'. A percentage, if omitted. */
  valueText?: string
}

/** How far something long is. Say beside it in words what is done. */
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
