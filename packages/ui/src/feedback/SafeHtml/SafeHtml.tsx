import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../../internal/useHydrated.ts'
import { cleanHtml } from './cleanHtml.ts'

export interface SafeHtmlProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML from the server, such as release notes; never a user's text. */
  html: string
}

/**
 * Shows HTML from the server, reduced to paragraphs, lists, a heading, emphasis, code and http(s) links. Of other elements only the text is
 * kept.
 */
export const SafeHtml = forwardRef<HTMLDivElement, SafeHtmlProps>(function SafeHtml({ html, ...rest }, ref) {
  // A server has no HTML parser, so it renders an empty element, and hydration would keep it empty.
  const isHydrated = useHydrated()
  // The markup is memoized, because React would write a new TrustedHTML object again even if its text is equal, and a focused link would lose the focus.
  const markup = useMemo(() => ({ __html: isHydrated ? cleanHtml(html) : '' }), [html, isHydrated])
  return <Prose dir="auto" {...rest} ref={ref} dangerouslySetInnerHTML={markup} />
})

const Prose = styled.div`
  display: flow-root;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--portal-space-3);
  }
  h3 {
    font: var(--portal-type-heading3);
  }
  > * + h3 {
    margin-block-start: var(--portal-space-5);
  }
  h3 + * {
    margin-block-start: var(--portal-space-1);
  }
  ul,
  ol {
    padding-inline-start: var(--portal-space-5);
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > :is(ul, ol) {
    margin-block-start: var(--portal-space-1);
  }
  strong {
    font-weight: var(--portal-weight-strong);
  }
  a[href] {
    color: var(--portal-accent-text);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  code {
    direction: ltr;
    unicode-bidi: isolate;
    padding-inline: var(--portal-space-1);
    border-radius: var(--portal-radius-small);
    background: var(--portal-surface-sunken);
    font: var(--portal-type-code);
  }
`
