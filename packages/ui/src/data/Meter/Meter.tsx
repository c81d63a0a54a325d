import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { barFill, barTrack } from '../../internal/barStyles.ts'

export interface MeterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The name of the measure: 'PINs in use'. */
  label: string
  /** The current amount. */
  value: number
  /** The greatest possible amount. */
  max: number
  /** The amount as text: '38 of 40'. */
  valueText: string
  /** A color for the meaning. Say the meaning in words too. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** One line below the meter: 'Two more fit on this controller.' */
  help?: ReactNode
}

/** Shows how much of a limit is used. For progress use `ProgressBar`. */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(props, ref) {
  const { label, value, max, valueText, tone = 'neutral', help, ...rest } = props
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div {...rest} ref={ref}>
      <Line>
        <Text as="span" size="small" isStrong>{label}</Text>
        <Text as="span" size="small" tone="muted" isTabular><bdi>{valueText}</bdi></Text>
      </Line>
      <Track role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={Math.min(value, max)} aria-valuetext={valueText}>
        <Fill data-tone={tone} style={{ inlineSize: `${part * 100}%` }} />
      </Track>
      {help !== undefined && <Text as="div" size="small" tone="muted">{help}</Text>}
    </div>
  )
})

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--portal-space-3);
  margin-block-end: var(--portal-space-1);
`

const Track = styled.div`
  ${barTrack}
`

const Fill = styled.div`
  ${barFill}
  background: var(--portal-accent-fill);

  &[data-tone='success'] {
    background: var(--portal-success-icon);
  }
  &[data-tone='warning'] {
    background: var(--portal-warning-icon);
  }
  &[data-tone='danger'] {
    background: var(--portal-danger-fill);
  }
`
