import { styled } from 'styled-components'
import { RestrictionForm, type RestrictionFormProps } from '#portal/access/RestrictionForm.tsx'

export type InviteHoursProps = Pick<RestrictionFormProps, 'value' | 'onChange' | 'onUnreadable' | 'timeZone' | 'now' | 'parts'>

/** An invite's hours, dates and uses, in cards one below the other. */
export function InviteHours(props: InviteHoursProps) {
  return (
    <Column>
      <RestrictionForm {...props} />
    </Column>
  )
}

const Column = styled.div`
  container-type: inline-size;
`
