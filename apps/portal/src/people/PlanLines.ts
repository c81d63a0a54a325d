import { styled } from 'styled-components'

/** A list with bullets of what an action ends or keeps. */
export const PlanLines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  margin: 0;
  padding-inline-start: var(--portal-space-5);
  list-style: disc;
`
