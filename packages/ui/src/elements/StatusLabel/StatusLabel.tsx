import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import { statuses } from './statuses.ts'
import type { Status } from './statuses.ts'

export interface StatusLabelProps extends ComponentPropsWithoutRef<'span'> {
  /** Brings icon, word and tone. */
  status: Status
  /** `badge` beside a title, `plain` everywhere else. */
  look?: 'plain' | 'badge'
  /** Replaces the English word: a translation, or more exact ("Sending to 2 of 4"). */
  children?: ReactNode
}

/** Icon, word and colour of one state. The icon carries the colour, the word stays readable. */
export const StatusLabel = forwardRef<HTMLSpanElement, StatusLabelProps>(function StatusLabel(props, ref) {
  const { status, look = 'plain', children, ...rest } = props
  const { icon, tone, label } = statuses[status]
  const word = children ?? label
  if (look === 'badge') return <Badge ref={ref} tone={tone} icon={icon} {...rest} data-status={status}>{word}</Badge>
  return (
    <Label ref={ref} {...rest} data-status={status}>
      <Icon icon={icon} tone={tone} />
      <span>{word}</span>
    </Label>
  )
})

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  vertical-align: top;
`
