import { media } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Stays at the foot: what is true now, and the ways back and on. */
export function WizardBar({ fact, children }: { fact: string; children: ReactNode }) {
  return (
    <Bar>
      <p>{fact}</p>
      <div>{children}</div>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2) var(--portal-space-4);
  margin-block-start: var(--portal-space-5);
  margin-inline: calc(-1 * var(--portal-space-8));
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-8);
  border-block-start: 1px solid var(--portal-border-default);
  background: var(--portal-surface-base);

  & > p {
    flex: 1 1 240px;
    margin: 0;
  }
  & > div {
    display: flex;
    gap: var(--portal-space-2);
  }

  ${media.phone} {
    margin-inline: calc(-1 * var(--portal-space-4));
    padding-inline: var(--portal-space-4);

    & > div {
      flex: 1 1 100%;
    }
    & > div > button {
      flex: 1 1 0;
    }
  }
`
