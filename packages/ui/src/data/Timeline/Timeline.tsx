import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import type { Tone } from '../../theme/tone.ts'

export interface TimelineEntry {
  id: string
  icon?: IconComponent
  tone?: Tone
  /** What happened, in a few words. */
  title: ReactNode
  /** One muted line under the entry. */
  detail?: ReactNode
  /** The time of the event, a `RelativeTime`. */
  time?: ReactNode
  /** One link, shown under the time. */
  action?: ReactNode
}

export interface TimelineProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The events in the order to show them. */
  entries: readonly TimelineEntry[]
  /** The layout. `line`: one line for each event, for a wide card; on a phone the same as `stacked`. */
  look?: 'stacked' | 'line'
}

/** A list of events with their times. Put it in a `Card` without padding. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline({ entries, look = 'stacked', ...rest }, ref) {
  return (
    <Lines {...rest} ref={ref} data-look={look}>
      {entries.map(({ id, icon, tone, title, detail, time, action }) => (
        <li key={id}>
          <Sign>{icon && <Icon icon={icon} tone={tone} />}</Sign>
          <Words>
            <div>{title}</div>
            {detail !== undefined && <Text as="div" size="small" tone="muted">{detail}</Text>}
          </Words>
          <End>
            {time !== undefined && <Text as="span" size="small" tone="muted" isTabular>{time}</Text>}
            {action}
          </End>
        </li>
      ))}
    </Lines>
  )
})

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--portal-space-3);
    padding: var(--portal-space-3) var(--portal-space-4);
  }
  & > li + li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  ${media.abovePhone} {
    &[data-look='line'] > li {
      grid-template-columns: 7rem 16px minmax(0, 1fr) 11rem minmax(3rem, auto);
      padding-block: var(--portal-space-2);

      > :nth-child(n + 2) {
        display: contents;
      }
      > :last-child > :first-child {
        grid-area: 1 / 1;
      }
    }
  }
`

const Sign = styled.span`
  padding-block-start: var(--portal-space-0-5);
`

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const End = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font: var(--portal-type-small);
`
