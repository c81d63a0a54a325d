import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** The bar's width in CSS. Use %, so that the bar fits its column. */
  width?: string
  /** The bar's height: `text` for words, `control` for a field or button. */
  shape?: 'text' | 'control'
}

/** A placeholder bar, without animation, for a value that is loading. Use it only on the first load, and only after 300 ms. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(props, ref) {
  const { width = '60%', shape = 'text', style, ...rest } = props
  return <Bar ref={ref} aria-hidden {...rest} data-shape={shape} style={{ inlineSize: width, ...style }} />
})

const Bar = styled.span`
  display: block;
  max-inline-size: 100%;
  block-size: 12px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-surface-pressed);

  &[data-shape='control'] {
    block-size: var(--portal-control-form);
    border-radius: var(--portal-radius-control);
  }

  ${media.forcedColors} {
    border: 1px solid;
  }
`
