import { type ComponentPropsWithoutRef, type CSSProperties, type ElementType, forwardRef } from 'react'
import { styled } from 'styled-components'

/** Steps of the 4 px grid: 1 is 4 px, 4 is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** Which element it is: `ul`, `section`, `span`. */
  as?: ElementType
  /** Between the children, in steps of the scale: 4 is 16 px. */
  gap?: Space
  /** Alignment across the children, as CSS `align-items`. */
  align?: CSSProperties['alignItems']
}

export interface InlineProps extends StackProps {
  /** Alignment along the row, as CSS `justify-content`. */
  justify?: CSSProperties['justifyContent']
  /** Wraps if there is no room. */
  isWrapping?: boolean
}

/** Children in a column. Parents space children; components have no outer margin. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack({ gap = 4, align, style, ...rest }, ref) {
  return <Column ref={ref} {...rest} style={{ gap: `var(--portal-space-${gap})`, alignItems: align, ...style }} />
})

/** Children in a row. */
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
