import { useState } from 'react'
import { mayDo, type Profile, profiles, profilesOf, Role, rightNames, rights, type RightsHolder, UserType } from '@portal/domain'
import { Badge, Card, CheckboxField, Grid, SelectField, Stack } from '../../../packages/ui/src/index.ts'
import { Table } from '../Table.tsx'

const titles: Record<Profile, string> = {
  superAdmin: 'SuperAdmin',
  staff: 'Staff',
  userAdmin: 'Administrator',
  kitsAdmin: 'Kits administrator',
  billingAdmin: 'Billing administrator',
  callGroupManager: 'Call group manager',
  voiceGroupUser: 'Voice group user',
  customer: 'Customer',
}

const ordinary: RightsHolder = { role: Role.Customer, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false }

export interface RoleMatrixProps {
  /** The initial differences from a customer. */
  start?: Partial<RightsHolder>
}

/** Shows who may do what (specification §6), from `rights`, decided by `mayDo`. */
export function RoleMatrix({ start }: RoleMatrixProps) {
  const [user, setUser] = useState<RightsHolder>({ ...ordinary, ...start })
  const set = (change: Partial<RightsHolder>) => setUser((current) => ({ ...current, ...change }))
  const flag = (name: 'IsUserAdmin' | 'IsKitsAdmin' | 'IsBillingAdmin') => (
    <CheckboxField label={name} checked={user[name] ?? false} onChange={(event) => set({ [name]: event.target.checked })} />
  )
  return (
    <Stack gap={5}>
      <Card title="View as" fact={profilesOf(user).map((profile) => titles[profile]).join(', ')}>
        <Grid gap={4} minColumn="200px">
          <SelectField
            label="role"
            options={Object.entries(Role).map(([name, value]) => ({ value: String(value), label: `${value}, ${name}` }))}
            value={String(user.role)}
            onChange={(event) => set({ role: Number(event.target.value) })}
          />
          <SelectField
            label="UserTypeID"
            options={[
              { value: '1', label: '1, ordinary' },
              { value: String(UserType.CallGroupManager), label: `${UserType.CallGroupManager}, call group manager` },
              { value: String(UserType.VoiceGroupUser), label: `${UserType.VoiceGroupUser}, voice group user` },
            ]}
            value={String(user.UserTypeID)}
            onChange={(event) => set({ UserTypeID: Number(event.target.value) })}
          />
          {flag('IsUserAdmin')}
          {flag('IsKitsAdmin')}
          {flag('IsBillingAdmin')}
        </Grid>
      </Card>
      <Card title="Role matrix" fact={rightNames.length} padding="none">
        <Table
          caption="Role matrix"
          head={['Action', 'This user', 'Who may']}
          rows={rightNames.map((right) => ({
            id: right,
            cells: [
              right,
              mayDo(user, right) ? <Badge tone="success">May</Badge> : 'May not',
              rights[right].length === profiles.length ? 'Everyone' : namesOf(right),
            ],
          }))}
        />
      </Card>
    </Stack>
  )
}

function namesOf(right: (typeof rightNames)[number]): string {
  const allowed: readonly Profile[] = rights[right]
  return profiles.filter((profile) => allowed.includes(profile)).map((profile) => titles[profile]).join(', ')
}
