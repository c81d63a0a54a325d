import { SelectField } from '@portal/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import type { UserDetails } from '#portal/app/Portal.ts'
import { pageOfProperty, withProperty } from './chosenProperty.ts'
import { propertySwitchMessages } from './propertySwitch.messages.ts'

export interface PropertySwitchProps {
  details: Pick<UserDetails, 'Properties' | 'PropertyID'>
  /** The chosen property's id; null: none. */
  chosen: number | null
}

/** Chooses the property that dashboard, activity, users and doors show, in their address. On another page it opens the dashboard. */
export function PropertySwitch({ details: { Properties, PropertyID }, chosen }: PropertySwitchProps) {
  const t = propertySwitchMessages.useWords()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const showsAll = pageOfProperty(pathname) === 'all'
  return (
    <SelectField
      label={t.label}
      isLabelHidden
      {...(showsAll && { placeholder: t.all })}
      value={String(chosen ?? (showsAll ? '' : PropertyID) ?? '')}
      options={Properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
      onChange={({ currentTarget: { value } }) => void navigate(withProperty({ pathname, search }, value))}
    />
  )
}
