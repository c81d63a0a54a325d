import { type Weekday, weekdays } from '@portal/domain'
import { useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { FieldError } from '../../forms/Field/Field.tsx'
import { media } from '../../theme/media.ts'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'

interface DayTogglesProps {
  label: string
  days: readonly Weekday[]
  onChange: (change: { days: Weekday[] }) => void
  locale: string
  error?: string | undefined
}

/** Monday to Sunday as seven buttons that stay pressed, from the locale's first day. */
export function DayToggles({ label, days, onChange, locale, error }: DayTogglesProps) {
  const id = useId()
  const toggle = (day: Weekday) => onChange({ days: weekdays.filter((one) => (one === day) !== days.includes(one)) })
  return (
    <Frame>
      <Row role="group" aria-label={label} aria-describedby={error === undefined ? undefined : id}>
        {weekOrder(locale).map((day) => (
          <Toggle key={day} type="button" aria-pressed={days.includes(day)} onClick={() => toggle(day)}>
            <span aria-hidden>{dayName(day, locale)}</span>
            <VisuallyHidden>{dayName(day, locale, 'long')}</VisuallyHidden>
          </Toggle>
        ))}
      </Row>
      <FieldError id={id}>{error}</FieldError>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
`

const Row = styled.div`
  display: flex;
  max-inline-size: 100%;
`

const Toggle = styled.button`
  position: relative;
  flex: 1 1 0;
  min-inline-size: 0;
  min-block-size: var(--portal-control-default);
  margin-inline-start: -1px;
  padding-inline: var(--portal-space-1);
  border: 1px solid var(--portal-border-control);
  background: var(--portal-surface-base);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  font-weight: var(--portal-weight-medium);
  cursor: pointer;

  &:first-child {
    margin-inline-start: 0;
    border-start-start-radius: var(--portal-radius-control);
    border-end-start-radius: var(--portal-radius-control);
  }
  &:last-child {
    border-start-end-radius: var(--portal-radius-control);
    border-end-end-radius: var(--portal-radius-control);
  }
  &:hover {
    background: var(--portal-surface-hover);
  }
  &[aria-pressed='true'] {
    z-index: var(--portal-layer-raised);
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
    font-weight: var(--portal-weight-strong);
  }
  &:focus-visible {
    z-index: var(--portal-layer-focused);
  }
  ${media.phone} {
    min-block-size: var(--portal-control-touch);
    padding-inline: 0;
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
