import { type BankRegion, readRoutingNumber, type Words } from '@portal/domain'
import { CircleCheck } from 'lucide-react'
import { forwardRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { FilteredTextField } from '../../forms/FilteredTextField/index.ts'
import { afterPress } from '../../internal/afterPress.ts'
import type { bankFormMessages } from './BankForm.messages.ts'

interface RoutingNumberFieldProps {
  value: string
  onChange: (value: string) => void
  /** After an attempt to send: shows errors at once. */
  isJudged: boolean
  isReadOnly: boolean
  words: Words<typeof bankFormMessages>
}

/** A field for a bank's routing number: nine digits with a checksum. Names the bank's region once the number is valid. */
export const RoutingNumberField = forwardRef<HTMLInputElement, RoutingNumberFieldProps>(function RoutingNumberField(props, ref) {
  const { value, onChange, isJudged, isReadOnly, words } = props
  const [wasLeft, setLeft] = useState(false)
  const regionId = useId()
  const { problem, region } = readRoutingNumber(value)
  // An empty field that the user only tabbed through has no error, nor has a number that is still being typed.
  const isShown = problem !== null && (isJudged || (wasLeft && problem !== 'empty'))
  return (
    <FilteredTextField
      ref={ref}
      name="routingNumber"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      label={words.routingNumber}
      help={words.routingNumberHelp}
      describedBy={regionId}
      after={(
        <Region isShown id={regionId}>
          {region !== null && <><Icon icon={CircleCheck} tone="success" /> <span>{regionText(region, words)}</span></>}
        </Region>
      )}
      value={value}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => afterPress(() => setLeft(true))}
      error={isShown && words.routingProblems[problem]}
    />
  )
})

function regionText(region: BankRegion, words: RoutingNumberFieldProps['words']): string {
  return region === 'government' || region === 'travelersCheques' ? words[region] : words.region({ region })
}

const Region = styled(LiveRegion)`
  display: flex;
  align-items: center;
  gap: var(--portal-space-1);
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`
