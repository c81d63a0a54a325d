import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react'
import { styled } from 'styled-components'
import { toneVariables } from '../../theme/tone.ts'

export type TextSize = 'meta' | 'small' | 'body'
export type TextTone = 'default' | 'muted' | 'success' | 'warning' | 'danger' | 'info'

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** The HTML element: `ul`, `section`, `span`. */
  as?: ElementType
  /** The text size. `small` for facts about the text above, `meta` for dates and counts. */
  size?: TextSize
  /** The text color. The words must say the same. */
  tone?: TextTone
  /** Uses weight 500, for names and labels. */
  isStrong?: boolean
  /** Gives all digits the same width, for money, times and counts. Not for phone numbers, because the wide hyphen looks like a gap. */
  isTabular?: boolean
}

/** A paragraph, or a span with `as="span"`. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(props, ref) {
  const { size = 'body', tone = 'default', isStrong, isTabular, ...rest } = props
  return (
    <Paragraph
      ref={ref}
      {...rest}
      data-size={size === 'body' ? undefined : size}
      data-tone={tone === 'default' ? undefined : tone}
      data-strong={isStrong || undefined}
      data-tabular={isTabular || undefined}
    />
  )
})

const Paragraph = styled.p`
  ${toneVariables}
  margin: 0;
  color: var(--portal-text-default);
  font: var(--portal-type-body);

  &:where([data-size='small']) {
    font: var(--portal-type-small);
  }
  &:where([data-size='meta']) {
    font: var(--portal-type-meta);
  }
  &:where([data-tone]) {
    color: var(--tone-text);
  }
  &:where([data-tone='muted']) {
    color: var(--portal-text-muted);
  }

  &[data-strong] {
    font-weight: var(--portal-weight-medium);
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`
