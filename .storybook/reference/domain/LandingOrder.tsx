import { useState } from 'react'
import { landingOrder, type LandingDetails, UserType } from '@portal/domain'
import { CheckboxField, Grid, SelectField, TextField } from '../../../packages/ui/src/index.ts'
import { FirstMatch } from '../FirstMatch.tsx'

/** Each rule's condition in words. */
const words: Record<number, string> = {
  1: 'The account is not active',
  2: 'The single-family setup is active',
  3: `Call group manager (user type ${UserType.CallGroupManager}) with a call group`,
  4: `Voice group user (user type ${UserType.VoiceGroupUser}) with a call group`,
  5: 'Call group manager or voice group user without a group',
  6: 'Billing administrator whose landing page is billing',
  7: 'No dashboard (IsUserDashboard 3)',
  8: 'Everyone else',
}

const ordinary: LandingDetails = {
  IsAccountActive: true,
  IS_SFH_ACTIVE: false,
  UserTypeID: 1,
  callgroupId: null,
  IsBillingAdminLoginLandpage: false,
  IsUserDashboard: 1,
}

export interface LandingOrderProps {
  /** The initial differences from an ordinary user. */
  start?: Partial<LandingDetails>
}

/** Shows on which page a user lands (specification §2), from `landingOrder`. */
export function LandingOrder({ start }: LandingOrderProps) {
  const [details, setDetails] = useState<LandingDetails>({ ...ordinary, ...start })
  const set = (change: Partial<LandingDetails>) => setDetails((current) => ({ ...current, ...change }))
  const flag = (name: 'IsAccountActive' | 'IS_SFH_ACTIVE' | 'IsBillingAdminLoginLandpage') => (
    <CheckboxField label={name} checked={details[name]} onChange={(event) => set({ [name]: event.target.checked })} />
  )
  return (
    <FirstMatch
      title="Landing order"
      head={['Rule', 'When', 'Lands on']}
      rows={landingOrder}
      match={landingOrder.find(({ when }) => when(details))}
      describe={({ rule, goTo }) => [String(rule), words[rule] ?? '', goTo]}
      controls={
        <Grid gap={4} minColumn="200px">
          {flag('IsAccountActive')}
          {flag('IS_SFH_ACTIVE')}
          {flag('IsBillingAdminLoginLandpage')}
          <SelectField
            label="UserTypeID"
            options={[
              { value: '1', label: '1, ordinary' },
              { value: String(UserType.CallGroupManager), label: `${UserType.CallGroupManager}, call group manager` },
              { value: String(UserType.VoiceGroupUser), label: `${UserType.VoiceGroupUser}, voice group user` },
            ]}
            value={String(details.UserTypeID)}
            onChange={(event) => set({ UserTypeID: Number(event.target.value) })}
          />
          <TextField label="callgroupId" value={details.callgroupId ?? ''} onChange={(event) => set({ callgroupId: event.target.value || null })} />
          <SelectField
            label="IsUserDashboard"
            options={['1', '2', '3'].map((value) => ({ value, label: value }))}
            value={String(details.IsUserDashboard)}
            onChange={(event) => set({ IsUserDashboard: Number(event.target.value) })}
          />
        </Grid>
      }
    />
  )
}
