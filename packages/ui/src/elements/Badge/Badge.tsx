import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { type Tone, toneVariables } from '../../theme/tone.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Color of the icon. The text must say the same. */
  tone?: Tone
  /** An icon before the text. */
  icon?: IconComponent
}

/** A status in a box, for beside a title. In lists use `StatusLabel`. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge({ tone = 'neutral', icon, children, ...rest }, ref) {
  return (
    <Box ref={ref} {...rest} data-tone={tone}>
      {icon && <Icon icon={icon} size={14} />}
      {children}
    </Box>
  )
})

const Box = styled.span`
  ${toneVariables}
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  min-block-size: 24px;
  padding-inline: var(--portal-space-1) var(--portal-space-2);
  border: 1px solid var(--tone-edge);
  border-radius: var(--portal-radius-small);
  background: var(--tone-ground);
  color: var(--tone-text);
  font: var(--portal-type-small);
  font-weight: var(--portal-weight-medium);
  white-space: nowrap;

  &:where([data-tone='neutral']) {
    background: none;
  }
`
