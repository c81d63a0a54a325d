import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** The heading's level in the page's outline. */
  level?: 1 | 2 | 3 | 4
  /** The text size: `page` 20 px, `section` 16 px, `card` 14 px. Default: by the level. */
  size?: 'page' | 'section' | 'card'
}

const sizeByLevel = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } as const

export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(props, ref) {
  const { level = 2, size = sizeByLevel[level], ...rest } = props
  return <Title ref={ref} as={`h${level}`} {...rest} data-size={size} />
})

const Title = styled.h2`
  margin: 0;
  text-wrap: balance;

  /* A heading that gets the focus only when its page opens needs no ring. */
  &[tabindex='-1']:focus {
    outline: none;
  }
  &[data-size='page'] {
    font: var(--portal-type-heading1);
    letter-spacing: var(--portal-tracking-heading1);
  }
  &[data-size='section'] {
    font: var(--portal-type-heading2);
    letter-spacing: var(--portal-tracking-heading2);
  }
  &[data-size='card'] {
    font: var(--portal-type-heading3);
  }
`
