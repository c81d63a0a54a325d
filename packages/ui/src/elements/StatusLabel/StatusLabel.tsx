import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import type { Status } from './status.ts'

export interface StatusLabelProps extends ComponentPropsWithoutRef<'span'> {
  /** Icon and tone: `expiredStatus`, `heldOpenStatus` … A page loads only the icons of the statuses that it imports. */
  status: Status
  /** `badge` beside a title, `plain` everywhere else. */
  look?: 'plain' | 'badge'
  /** The word: "Expired", or more exact, "Sending to 2 of 4". */
  children: ReactNode
}

/** Icon, word and color of one state. Only the icon has the color, so the word stays readable. */
export const StatusLabel = forwardRef<HTMLSpanElement, StatusLabelProps>(function StatusLabel(props, ref) {
  const { status: { icon, tone }, look = 'plain', children, ...rest } = props
  if (look === 'badge') return <Badge ref={ref} tone={tone} icon={icon} {...rest}>{children}</Badge>
  return (
    <Label ref={ref} {...rest}>
      <Icon icon={icon} tone={tone} />
      <span>{children}</span>
    </Label>
  )
})

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  vertical-align: top;
`
