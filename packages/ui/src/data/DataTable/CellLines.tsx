import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

export interface CellLinesProps extends ComponentPropsWithoutRef<'div'> {
  /** The second, muted line; truncated if long. Not shown on a phone. */
  second?: ReactNode
  /** Wraps the second line instead of truncating it. */
  isWhole?: boolean
}

/** Two lines in a table cell: a value, and a fact about it. The first line wraps. */
export const CellLines = forwardRef<HTMLDivElement, CellLinesProps>(function CellLines({ second, isWhole, children, ...rest }, ref) {
  return (
    <div ref={ref} {...rest}>
      <div>{children}</div>
      {second !== undefined && second !== null && <Second data-whole={isWhole || undefined}>{second}</Second>}
    </div>
  )
})

const Second = styled.div`
  max-inline-size: 26ch;
  overflow: hidden;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-whole] {
    max-inline-size: none;
    white-space: normal;
  }

  ${media.phone} {
    display: none;
  }
`
