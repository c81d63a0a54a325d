import { unrestricted, type Restriction } from '@portal/domain'
import { Card, RadioGroup, Stack } from '@portal/ui'
import { RestrictionColumn } from '#portal/access/RestrictionColumn.tsx'
import { AccessFields } from '#portal/people/UserForm/index.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { newUserMessages } from './messages.ts'
import type { NewAccessState } from './useNewAccess.ts'

export interface HoursCardProps {
  /** The user's own hours; null for the group's. */
  own: Restriction | null
  access: NewAccessState
  /** Whether the property's doors refuse users without a group, hours and doors. */
  isClosed: boolean
  onOwn: (own: Restriction | null) => void
  onUnreadable: (fields: number) => void
}

/** The fields for the user's own hours within the group's, the doors, and the first and last day of access. */
export function HoursCard({ own, access: { access, group, timeZone, now }, isClosed, onOwn, onUnreadable }: HoursCardProps) {
  const t = newUserMessages.useWords()
  const form = userFormMessages.useWords()
  const groupRestriction = access?.groupRestriction ?? null
  const follows = group ? { value: 'group', label: t.asGroup, help: t.asGroupHelp } : { value: 'group', label: t.noOwnHours, help: isClosed ? t.closedHelp : t.noGroupHelp }
  return (
    <Card title={form.validity}>
      <Stack gap={4}>
        <RadioGroup
          label={t.hours}
          look="cards"
          value={own ? 'own' : 'group'}
          options={[follows, { value: 'own', label: t.ownHours, help: group ? t.ownHoursHelp : t.ownHoursAlone }]}
          onValueChange={({ value }) => {
            onUnreadable(0)
            onOwn(value === 'own' ? (groupRestriction ?? unrestricted) : null)
          }}
        />
        {own && (
          <RestrictionColumn value={own} onChange={onOwn} onUnreadable={onUnreadable} timeZone={timeZone} now={now} groupRestriction={groupRestriction} parts={hoursOnly} />
        )}
        <AccessFields />
      </Stack>
    </Card>
  )
}

const hoursOnly = [] as const
