import { styled } from 'styled-components'
import { controlBox } from '../controlStyles.ts'

/** The box around a text control. */
export const ControlBox = styled.div`
  ${controlBox}
  > svg {
    color: var(--portal-text-muted);
    flex: none;
  }
`
