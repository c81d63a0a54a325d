import { styled } from 'styled-components'

/** A user's access as one sentence, the most prominent text of its card. */
export const AccessSentence = styled.p`
  margin: 0;
  font: var(--portal-type-heading2);
  letter-spacing: var(--portal-tracking-heading2);
  overflow-wrap: anywhere;
`
