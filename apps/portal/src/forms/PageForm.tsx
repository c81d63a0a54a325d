import { styled } from 'styled-components'

/** A form that is a whole page: its head, its cards, its bar at the foot. */
export const PageForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
`
