import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Status } from './status.ts'

export interface StatusLabelProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * The status with its icon and color: `expiredStatus`, `heldOpenStatus` and others. A page loads only the icons of statuses that it
   * imports.
   */
  status: Status
  /** The look. `badge` beside a title, `plain` everywhere else. */
  look?: 'plain' | 'badge'
  /** The status in words: "Expired" or "Sending to 2 of 4". */
  children: ReactNode
}

/** A status as an icon and a word. Only the icon is colored, so that the word stays readable. */
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
