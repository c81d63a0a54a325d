import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

/** The steps of a call side by side, in their order; on a phone one below the other. */
export const TierLanes = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  ${media.phone} {
    grid-auto-columns: auto;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: row;
  }
`
