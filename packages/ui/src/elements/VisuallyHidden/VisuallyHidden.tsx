import { styled } from 'styled-components'
import { visuallyHidden } from './visuallyHiddenStyles.ts'

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
