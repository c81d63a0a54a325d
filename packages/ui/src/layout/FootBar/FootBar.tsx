import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { useEdgeHeight } from '../../internal/useEdgeHeight.ts'
import { media } from '../../theme/media.ts'

export interface FootBarProps extends ComponentPropsWithoutRef<'div'> {
  /** The current state: "Nothing has been saved yet." */
  fact: ReactNode
  /** The effect of saving, beside the fact. */
  effect?: ReactNode
  /** Why the last press did nothing. Replaces the fact, and screen readers announce it. Omit otherwise. */
  waiting?: string | null
  /** The buttons, the filled one last. */
  children: ReactNode
}

/** The bar at the end of a long form, always visible, with its buttons. */
export const FootBar = forwardRef<HTMLDivElement, FootBarProps>(function FootBar({ fact, effect, waiting, children, ...rest }, ref) {
  const bar = useRef<HTMLDivElement>(null)
  useEdgeHeight(bar, 'foot')
  useForwardedRef(bar, ref)
  return (
    <Bar {...rest} ref={bar}>
      <p>{waiting ?? fact}</p>
      {effect && <div>{effect}</div>}
      <LiveRegion>{waiting ?? ''}</LiveRegion>
      <div>{children}</div>
    </Bar>
  )
})

const Bar = styled.div`
  z-index: var(--portal-layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2) var(--portal-space-4);
  margin-inline: calc(-1 * var(--portal-space-8));
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-8);
  border-block-start: 1px solid var(--portal-border-default);
  background: var(--portal-surface-base);
  /* Extends the bar to the edge of a window that is wider than the page. */
  --on: var(--portal-layout-page);
  box-shadow:
    var(--on) 1px 0 var(--portal-surface-base), calc(2 * var(--on)) 1px 0 var(--portal-surface-base),
    var(--on) 0 0 var(--portal-border-default), calc(2 * var(--on)) 0 0 var(--portal-border-default);
  clip-path: inset(0 calc(-3 * var(--portal-layout-page)));

  &:is([dir='rtl'] *) {
    --on: calc(-1 * var(--portal-layout-page));
  }

  ${media.tall} {
    position: sticky;
    inset-block-end: 0;
  }

  & > p {
    flex: 1 1 240px;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--portal-space-2);
  }

  ${media.phone} {
    margin-inline: calc(-1 * var(--portal-space-4));
    padding-inline: var(--portal-space-4);

    & > div {
      flex: 1 1 100%;
    }
    & > div:last-child {
      flex-wrap: wrap;
    }
    & > div:last-child > * {
      flex: 1 1 40%;
    }
  }
  @media print {
    display: none;
  }
`
