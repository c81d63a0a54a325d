import { type ComponentPropsWithoutRef, type CSSProperties, type ElementType, forwardRef } from 'react'
import { styled } from 'styled-components'

/** Steps of the 4 px grid: 1 is 4 px, 4 is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** The HTML element: `ul`, `section`, `span`. */
  as?: ElementType
  /** The gap between the children, in steps of the space scale: 4 is 16 px. */
  gap?: Space
  /** Alignment across the direction of the children, as CSS `align-items`. */
  align?: CSSProperties['alignItems']
}

export interface InlineProps extends StackProps {
  /** Alignment along the row, as CSS `justify-content`. */
  justify?: CSSProperties['justifyContent']
  /** Whether the row wraps if there is no room. */
  isWrapping?: boolean
}

/** Arranges its children in a column with gaps. Components have no outer margin of their own. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack({ gap = 4, align, style, ...rest }, ref) {
  return <Column ref={ref} {...rest} style={{ gap: `var(--portal-space-${gap})`, alignItems: align, ...style }} />
})

/** Arranges its children in a row with gaps. */
export const Inline = forwardRef<HTMLDivElement, InlineProps>(function Inline(props, ref) {
  const { gap = 2, align = 'center', justify, isWrapping, style, ...rest } = props
  const flow = { gap: `var(--portal-space-${gap})`, alignItems: align, justifyContent: justify, flexWrap: isWrapping ? 'wrap' : undefined }
  return <Row ref={ref} {...rest} style={{ ...flow, ...style }} />
})

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Row = styled.div`
  display: flex;
  min-inline-size: 0;
`
