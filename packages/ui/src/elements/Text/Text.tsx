import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { styled } from 'styled-components'

export type TextSize = 'meta' | 'small' | 'body'
export type TextTone = 'default' | 'muted' | 'success' | 'warning' | 'danger' | 'info'

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** Which element it is: `ul`, `section`, `span`. */
  as?: ElementType
  /** `small` for facts about what stands above, `meta` for dates and counts. */
  size?: TextSize
  /** A colour repeats what the words say. */
  tone?: TextTone
  /** Weight 500: names and labels. */
  isStrong?: boolean
  /** For money, times, counts. Not for phone numbers: Inter's tabular hyphen opens a gap. */
  isTabular?: boolean
}

const color: Record<TextTone, string> = {
  default: 'var(--portal-text-default)',
  muted: 'var(--portal-text-muted)',
  success: 'var(--portal-success-text)',
  warning: 'var(--portal-warning-text)',
  danger: 'var(--portal-danger-text)',
  info: 'var(--portal-info-text)',
}

/** A paragraph, or a span with `as="span"`. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(props, ref) {
  const { size = 'body', tone = 'default', isStrong, isTabular, ...rest } = props
  return <Paragraph ref={ref} $size={size} $color={color[tone]} data-strong={isStrong || undefined} data-tabular={isTabular || undefined} {...rest} />
})

const Paragraph = styled.p<{ $size: TextSize, $color: string }>`
  margin: 0;
  color: ${({ $color }) => $color};
  font: var(--portal-type-${({ $size }) => $size});

  &[data-strong] {
    font-weight: var(--portal-weight-medium);
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`
