import { describeRestriction, type Restriction } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { WeekStrip } from '../../internal/WeekStrip.tsx'
import { media } from '../../theme/media.ts'
import { useRestrictionVoice } from '../../words/useRestrictionVoice.ts'

export interface RestrictionSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The restriction to show. */
  restriction: Restriction
  /** IANA zone of the property; named unless it is also the reader's. */
  timeZone?: string
  /** IANA zone of the reader. */
  viewerTimeZone?: string
  /** The current time in epoch milliseconds, because dates of this year omit the year. Default: the date of this release. */
  now?: number
  /** The source of the restriction: 'From Residents, Tower B'. */
  source?: ReactNode
  /** The text size. `heading`: as the title of a card. `body`: in lists. */
  size?: 'heading' | 'body'
}

/** A restriction as one sentence, with a small picture of its week. */
export const RestrictionSummary = forwardRef<HTMLDivElement, RestrictionSummaryProps>(function RestrictionSummary(props, ref) {
  const { restriction, timeZone, viewerTimeZone, now, source, size = 'heading', ...rest } = props
  const voice = useRestrictionVoice()
  return (
    <Row ref={ref} {...rest}>
      <Words>
        <Sentence data-size={size}>{describeRestriction(restriction, { ...voice, timeZone, viewerTimeZone, now })}</Sentence>
        {source !== undefined && <Text size="small" tone="muted">{source}</Text>}
      </Words>
      <WeekStrip windows={restriction.windows} locale={voice.locale} />
    </Row>
  )
})

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-4);
  min-inline-size: 0;

  ${media.phone} {
    flex-direction: column;
    gap: var(--portal-space-3);
  }
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`

const Sentence = styled.p`
  margin: 0;
  font: var(--portal-type-body);
  overflow-wrap: anywhere;

  &[data-size='heading'] {
    font: var(--portal-type-heading2);
    font-weight: var(--portal-weight-medium);
    letter-spacing: var(--portal-tracking-heading2);
  }
`
