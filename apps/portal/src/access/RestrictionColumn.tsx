import { styled } from 'styled-components'
import { RestrictionForm, type RestrictionFormProps } from './RestrictionForm.tsx'

/** The editor of weekly hours in a column of a page. Its layout follows the width of the column, not of the window. */
export function RestrictionColumn(props: RestrictionFormProps) {
  return (
    <Column>
      <RestrictionForm {...props} />
    </Column>
  )
}

const Column = styled.div`
  container-type: inline-size;
`
