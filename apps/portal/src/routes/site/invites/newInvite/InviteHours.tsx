import { styled } from 'styled-components'
import { RestrictionForm, type RestrictionFormProps } from '#portal/access/RestrictionForm.tsx'

/** When an invite opens, from when to when, and how often: in the form's own column, one card below the other. */
export function InviteHours(props: Pick<RestrictionFormProps, 'value' | 'onChange' | 'onUnreadable' | 'timeZone' | 'now'>) {
  return (
    <Column>
      <RestrictionForm {...props} parts={['validity', 'uses']} />
    </Column>
  )
}

const Column = styled.div`
  container-type: inline-size;
`
