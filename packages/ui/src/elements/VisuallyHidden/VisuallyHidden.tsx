import type { ComponentPropsWithRef } from 'react'
import { type IStyledComponent, styled } from 'styled-components'
import { visuallyHidden } from './visuallyHiddenStyles.ts'

/** Read aloud, not seen. Its type is written out: the inferred one names a file inside styled-components that Node's resolution does not find. */
export const VisuallyHidden: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  ${visuallyHidden}
`
