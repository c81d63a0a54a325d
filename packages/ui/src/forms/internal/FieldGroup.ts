import { styled } from 'styled-components'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'

/** A fieldset without the browser's border. Its legend looks like a field's label, or is only for screen readers. */
export const FieldGroup = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  > legend {
    padding: 0;
    margin-block-end: var(--portal-space-1);
    font: var(--portal-type-body-strong);
  }
  > legend[data-hidden] {
    ${visuallyHidden}
  }
`
