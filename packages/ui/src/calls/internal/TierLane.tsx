import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'

interface TierLaneProps extends ComponentPropsWithoutRef<'li'> {
  /** When the step begins: '30 s'. */
  at: string
  /** The kind of step: 'Second called'. */
  kind: string
  /** Count and maximum in the step's head: '1 of 3'. */
  count?: ReactNode
  /** The color of the edge above the step: one for video, one for voice. */
  edge?: 'video' | 'voice'
}

/** One step of a call: its start, its kind, and its members. */
export const TierLane = forwardRef<HTMLLIElement, TierLaneProps>(function TierLane({ at, kind, count, edge, children, ...rest }, ref) {
  return (
    <Lane ref={ref} {...rest} data-edge={edge}>
      <Head>
        <Figure><bdi>{at}</bdi></Figure>
        <Text as="span" size="small" tone="muted">{kind}</Text>
        {count !== undefined && <Count><bdi>{count}</bdi></Count>}
      </Head>
      {children}
    </Lane>
  )
})

const Lane = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  padding: var(--portal-space-4);

  &[data-edge] {
    border-block-start: 4px solid var(--portal-timeline-video);
  }
  &[data-edge='voice'] {
    border-block-start-color: var(--portal-timeline-voice);
  }
  /* A pseudo-element, because a real border would meet the top border at an angle. */
  & + &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
  ${media.phone} {
    & + &:not([data-edge]) {
      border-block-start: 1px solid var(--portal-border-subtle);
    }
    & + &::before {
      display: none;
    }
  }
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--portal-space-2);
`

const Figure = styled.span`
  font: var(--portal-type-heading1);
  letter-spacing: var(--portal-tracking-heading1);
  font-variant-numeric: tabular-nums;
`

const Count = styled.span`
  margin-inline-start: auto;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;
`
