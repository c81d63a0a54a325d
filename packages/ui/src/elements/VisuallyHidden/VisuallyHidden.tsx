import type { ComponentPropsWithRef } from 'react'
import { type IStyledComponent, styled } from 'styled-components'
import { visuallyHidden } from './visuallyHiddenStyles.ts'

/**
 * Text only for screen readers. The type is explicit, because the inferred one names a file inside styled-components that Node can't
 * resolve.
 */
export const VisuallyHidden: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  ${visuallyHidden}
`
