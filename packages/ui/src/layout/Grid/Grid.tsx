import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import type { Space } from '../Stack/index.ts'

export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** Between the children, in steps of the scale: 4 is 16 px. */
  gap?: Space
  /** The narrowest a column may be; as many as fit stand beside one another. */
  minColumn?: string
}

export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid({ gap = 5, minColumn = '280px', style, ...rest }, ref) {
  const columns = `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`
  return <Cells ref={ref} {...rest} style={{ gap: `var(--portal-space-${gap})`, gridTemplateColumns: columns, ...style }} />
})

export interface PageColumnsProps extends ComponentPropsWithoutRef<'div'> {
  /** At the end on wide screens, below on narrow ones. */
  side: ReactNode
}

/** A main column and a side panel of 336 px. */
export const PageColumns = forwardRef<HTMLDivElement, PageColumnsProps>(function PageColumns({ side, children, ...rest }, ref) {
  return (
    <Two ref={ref} {...rest}>
      <Flow>{children}</Flow>
      <Flow>{side}</Flow>
    </Two>
  )
})

const Cells = styled.div`
  display: grid;
  align-items: start;
`

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--portal-layout-panel);
  gap: var(--portal-space-5);
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* In a column of another page, which says so by \`container-type: inline-size\`. */
  @container (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: var(--portal-space-3);
  }
`

const Flow = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  min-inline-size: 0;

  ${media.phone} {
    gap: var(--portal-space-3);
  }
`
