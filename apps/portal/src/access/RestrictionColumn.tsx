import { styled } from 'styled-components'
import { RestrictionForm, type RestrictionFormProps } from './RestrictionForm.tsx'

/** The weekly editor within a column of a page: it measures the column, not the window. */
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
