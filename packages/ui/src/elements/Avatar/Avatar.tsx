import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { initials } from './initials.ts'

export interface AvatarProps extends ComponentPropsWithoutRef<'span'> {
  /** The user's name. The avatar shows its initials, and screen readers read the whole name. */
  name: string
  /**
   * Size in pixels: 24 in lists, 28 in menus, 40 beside titles.
   * @default 24
   */
  size?: 24 | 28 | 40
  /** Hides the avatar from screen readers. Set it if the name is beside the avatar. */
  isDecorative?: boolean
}

/** A user's initials in a circle. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar({ name, size = 24, isDecorative, style, ...rest }, ref) {
  const named = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name }
  return (
    <Circle ref={ref}
      {...named}
      {...rest}
      style={{ inlineSize: size, blockSize: size, ...style }}
      data-big={size === 40 || undefined}
      data-initials={initials(name)}
    />
  )
})

const Circle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  border-radius: var(--portal-radius-round);
  background: var(--portal-surface-pressed);
  color: var(--portal-text-default);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-strong);

  /* CSS paints the initials, so that screen readers, copying and search use the name. */
  &::before {
    content: attr(data-initials);
  }
  &[data-big] {
    font: var(--portal-type-heading3);
  }
`
