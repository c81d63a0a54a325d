import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { initials } from './initials.ts'

export interface AvatarProps extends ComponentPropsWithoutRef<'span'> {
  /** The user's name: the initials are shown, the whole name is read aloud. */
  name: string
  /**
   * Pixels: 24 in lists, 28 in menus, 40 in heads.
   * @default 24
   */
  size?: 24 | 28 | 40
  /** Hides it from screen readers. Set it if the name is beside it. */
  isDecorative?: boolean
}

/** Initials in a circle. No pictures. */
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

  /* Painted by CSS, so that readers, copy and search use the name. */
  &::before {
    content: attr(data-initials);
  }
  &[data-big] {
    font: var(--portal-type-heading3);
  }
`
