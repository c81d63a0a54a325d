import { styled } from 'styled-components'

/** The layout of two related fields, side by side if there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: var(--portal-space-4);
`
