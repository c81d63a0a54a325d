import { LiveRegion, media } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface FootBarProps {
  /** What is true now. */
  fact: string
  /** What the next press would do to others, beside it. */
  effect?: ReactNode
  /** Why the last press did nothing, in its place and aloud; null where it did. */
  waiting: string | null
  /** The ways back and on. */
  children: ReactNode
}

/** The foot of a long form, always in sight. */
export function FootBar({ fact, effect, waiting, children }: FootBarProps) {
  return (
    <Bar>
      <p>{waiting ?? fact}</p>
      {effect && <div>{effect}</div>}
      <LiveRegion>{waiting ?? ''}</LiveRegion>
      <div>{children}</div>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
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
`
