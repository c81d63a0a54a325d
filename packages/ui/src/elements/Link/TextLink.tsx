import { forwardRef } from 'react'
import { styled } from 'styled-components'
import { type LinkProps, useLinkComponent } from './LinkProvider.tsx'

export interface TextLinkProps extends LinkProps {
  /** The link's color. `inherit` on colored backgrounds such as banners; `quiet` in footers and breadcrumbs. */
  tone?: 'accent' | 'quiet' | 'inherit'
}

/** A link inside text, underlined. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink({ tone = 'accent', ...rest }, ref) {
  return <Anchor as={useLinkComponent()} ref={ref} {...rest} data-tone={tone} />
})

const Anchor = styled.a`
  color: var(--portal-accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  border-radius: var(--portal-radius-fine);

  &[data-tone='quiet'],
  &[data-tone='inherit'] {
    color: inherit;
  }

  &:hover {
    text-decoration-color: currentColor;
  }
`
