import { minutesPerDay, type WeekWindow, windowsOnDay } from '@portal/domain'
import { styled } from 'styled-components'
import { media } from '../theme/media.ts'
import { dayName, weekOrder } from './weekOrder.ts'

interface WeekStripProps {
  windows: readonly WeekWindow[] | null
  locale: string
  /** Makes the columns narrow, without the letters of the days. */
  isSmall?: boolean
}

const whole = [{ start: 0, end: minutesPerDay }]

/** A small picture of a week: seven columns, midnight on top. Put it beside a text that says the same. */
export function WeekStrip({ windows, locale, isSmall = false }: WeekStripProps) {
  const percent = (minute: number) => `${(minute / minutesPerDay) * 100}%`
  return (
    <Strip aria-hidden>
      {weekOrder(locale).map((day) => (
        <span key={day}>
          <Day data-small={isSmall || undefined}>
            {(windows === null ? whole : windowsOnDay(windows, day)).map(({ start, end }) => (
              <i key={start} style={{ insetBlockStart: percent(start), blockSize: percent(end - start) }} />
            ))}
          </Day>
          {!isSmall && dayName(day, locale, 'narrow')}
        </span>
      ))}
    </Strip>
  )
}

const Strip = styled.span`
  flex: none;
  display: inline-flex;
  gap: var(--portal-space-0-5);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  text-align: center;
`

const Day = styled.span`
  position: relative;
  display: block;
  inline-size: 14px;
  block-size: 28px;
  border-radius: var(--portal-radius-fine);
  background: var(--portal-surface-pressed);
  overflow: hidden;

  &[data-small] {
    inline-size: 8px;
    block-size: 24px;
  }
  & > i {
    position: absolute;
    inset-inline: 0;
    min-block-size: 2px;
    background: var(--portal-schedule-window);
  }
  ${media.forcedColors} {
    outline: 1px solid;
    outline-offset: -1px;

    & > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
