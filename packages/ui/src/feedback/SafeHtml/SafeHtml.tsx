import { forwardRef, useMemo } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../../internal/useHydrated.ts'
import { cleanHtml } from './cleanHtml.ts'

export interface SafeHtmlProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** As the server sent it. Release notes; never a person's own text, which is no HTML. */
  html: string
}

/** Markup of the server: paragraphs, lists, a heading, emphasis, code and http(s) links. Everything else loses its tag, keeps its text. */
export const SafeHtml = forwardRef<HTMLDivElement, SafeHtmlProps>(function SafeHtml({ html, ...rest }, ref) {
  // A server has no parser: it sends an empty element, which hydration would keep.
  const isHydrated = useHydrated()
  // Kept: another TrustedHTML object of the same text would be written again, and a focused link be lost.
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
