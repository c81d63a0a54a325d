import { styled } from 'styled-components'

/** Those of one lane, in their order. What is dragged would come after them all where it says so. */
export const MemberList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  min-block-size: var(--portal-space-2);

  &[data-end]::after {
    content: '';
    border-block-start: 2px solid var(--portal-accent-border);
  }
`
