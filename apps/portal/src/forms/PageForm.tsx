import { styled } from 'styled-components'

/** A form that fills a page: head, cards, and the bar at the foot. */
export const PageForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
`
