import { styled } from 'styled-components'
import { visuallyHidden } from './visuallyHidden.ts'

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
