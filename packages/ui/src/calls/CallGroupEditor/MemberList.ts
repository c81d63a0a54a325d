import { styled } from 'styled-components'

/** The members of one step, in order. A line at the end shows that a dragged member would drop there. */
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
