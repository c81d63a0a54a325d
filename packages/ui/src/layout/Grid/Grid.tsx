import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import type { Space } from '../Stack/Stack.tsx'

export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** The gap between the children, in steps of the space scale: 4 is 16 px. */
  gap?: Space
  /** The smallest width of a column; as many as fit are side by side. */
  minColumn?: string
}

export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid({ gap = 5, minColumn = '280px', style, ...rest }, ref) {
  const columns = `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`
  return <Cells ref={ref} {...rest} style={{ gap: `var(--portal-space-${gap})`, gridTemplateColumns: columns, ...style }} />
})

export interface PageColumnsProps extends ComponentPropsWithoutRef<'div'> {
  /** The side panel: beside the main column on wide screens, below it on narrow ones. */
  side: ReactNode
  /**
   * The first part of the main column. On narrow screens the side panel is directly below this part. Omit to put the panel below
   * everything.
   */
  first?: ReactNode
}

/** A main column and a side panel of 336 px. */
export const PageColumns = forwardRef<HTMLDivElement, PageColumnsProps>(function PageColumns({ side, first, children, ...rest }, ref) {
  const panel = <Flow data-side="">{side}</Flow>
  const main = <Flow>{children}</Flow>
  return first ? (
    <Two ref={ref} {...rest} data-first="">
      <Flow>{first}</Flow>
      {panel}
      {main}
    </Two>
  ) : (
    <Two ref={ref} {...rest}>
      {main}
      {panel}
    </Two>
  )
})

const Cells = styled.div`
  display: grid;
  align-items: start;
`

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);

  &[data-first] {
    grid-template-rows: none;

    & > [data-side] {
      grid-column: auto;
      grid-row: auto;
    }
  }
`

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--portal-layout-panel);
  gap: var(--portal-space-5);
  align-items: start;

  &[data-first] {
    grid-template-rows: auto 1fr;

    & > [data-side] {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
  ${media.narrow} {
    ${oneColumn}
  }
  /* For use in a narrow column that has \`container-type: inline-size\`. */
  @container (max-width: 720px) {
    ${oneColumn}
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
