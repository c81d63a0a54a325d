import type { AccessReason } from '@portal/domain'
import { Ban, CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/index.ts'
import { media } from '../../theme/media.ts'
import type { Tone } from '../../theme/tone.ts'

interface ReasonRowProps {
  number: number
  title: ReactNode
  result: AccessReason['result']
  /** The rule's result as one word. */
  word: string
  isDeciding: boolean
  children: ReactNode
}

const looks: Record<AccessReason['result'], { icon: IconComponent, tone: Tone }> = {
  allows: { icon: CircleCheck, tone: 'success' },
  denies: { icon: Ban, tone: 'danger' },
  passes: { icon: CircleMinus, tone: 'neutral' },
  notReached: { icon: CircleDashed, tone: 'neutral' },
}

/** One rule and its result. */
export function ReasonRow({ number, title, result, word, isDeciding, children }: ReasonRowProps) {
  const { icon, tone } = looks[result]
  return (
    <Row data-deciding={isDeciding ? result : undefined} data-result={result} aria-current={isDeciding || undefined}>
      <Place>{number}</Place>
      <div>
        <Title>{title}</Title>
        <Reason>{children}</Reason>
      </div>
      <Result><Icon icon={icon} tone={tone} /> {word}</Result>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 var(--portal-space-2);
  align-items: center;
  margin-inline: calc(-1 * var(--portal-space-4));
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);

  &[data-result='notReached'] {
    color: var(--portal-text-muted);
  }
  &[data-deciding='denies'] {
    border-color: var(--portal-danger-border);
    background: var(--portal-danger-tint);
  }
  &[data-deciding='allows'] {
    border-color: var(--portal-success-border);
    background: var(--portal-success-tint);
  }
  ${media.forcedColors} {
    &[data-deciding] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Place = styled.span`
  align-self: start;
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--portal-weight-medium);

  [data-result='notReached'] & {
    font-weight: var(--portal-weight-regular);
  }
`

const Reason = styled.p`
  margin: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  overflow-wrap: anywhere;

  [data-deciding] & {
    color: var(--portal-text-default);
  }
`

const Result = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  white-space: nowrap;
`
