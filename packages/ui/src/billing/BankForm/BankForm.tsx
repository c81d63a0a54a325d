import { type BankDetails, type BankRegion, type Labels, readRoutingNumber, type Words } from '@portal/domain'
import { CircleCheck, Lock } from 'lucide-react'
import { forwardRef, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { FilteredTextField } from '../../forms/FilteredTextField/FilteredTextField.tsx'
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx'
import { afterPress } from '../../internal/afterPress.ts'
import { media } from '../../theme/media.ts'
import { HostedFields } from '../internal/HostedFields.tsx'
import { HostedForm, type MethodFormProps } from '../internal/HostedForm.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { bankFormMessages } from './BankForm.messages.ts'

export type BankFormLabels = Labels<typeof bankFormMessages>

export interface BankFormProps extends MethodFormProps<BankDetails> {
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: BankFormLabels
}

export const emptyBankDetails: BankDetails = {
  name: '', routingNumber: '', accountType: 'checking', holderType: 'company', verification: 'micro_deposit',
}

/** A form for a bank account. The payment provider draws the field for the account number. */
export const BankForm = forwardRef<HTMLFormElement, BankFormProps>(function BankForm(props, ref) {
  const {
    values, onValuesChange, fields, fieldsState, onFieldsRetry, onSubmit, onCancel, isBusy = false, error, labels, ...rest
  } = props
  const words = useLabels('BankForm', bankFormMessages, labels)
  const [wasTried, setTried] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const routing = useRef<HTMLInputElement>(null)
  const isNameMissing = values.name.trim() === ''
  const change = (part: Partial<BankDetails>) => {
    if (!isBusy) onValuesChange({ values: { ...values, ...part } })
  }

  const attempt = () => {
    setTried(true)
    if (isNameMissing) name.current?.focus()
    else if (readRoutingNumber(values.routingNumber).problem !== null) routing.current?.focus()
    else onSubmit({ values: { ...values, name: values.name.trim(), routingNumber: values.routingNumber.trim() } })
  }
  return (
    <HostedForm
      {...rest}
      ref={ref}
      heading={words.title}
      save={words.save}
      cancel={words.cancel}
      {...{ fieldsState, onCancel, isBusy, error }}
      onTry={attempt}
    >
      <FilteredTextField
        ref={name}
        name="holder"
        autoComplete="name"
        label={words.holderName}
        readOnly={isBusy}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
        error={wasTried && isNameMissing && words.holderNameMissing}
      />
      <Pair>
        <RadioGroup
          label={words.holderType}
          options={[{ value: 'company', label: words.company }, { value: 'individual', label: words.individual }]}
          value={values.holderType}
          onValueChange={({ value }) => change({ holderType: value === 'company' ? 'company' : 'individual' })}
        />
        <RadioGroup
          label={words.accountType}
          options={[{ value: 'checking', label: words.checking }, { value: 'savings', label: words.savings }]}
          value={values.accountType}
          onValueChange={({ value }) => change({ accountType: value === 'savings' ? 'savings' : 'checking' })}
        />
      </Pair>
      <RoutingNumberField
        ref={routing}
        value={values.routingNumber}
        onChange={(routingNumber) => change({ routingNumber })}
        isJudged={wasTried}
        isReadOnly={isBusy}
        words={words}
      />
      <InlineAlert icon={Lock}>{words.privacy}</InlineAlert>
      <HostedFields state={fieldsState} onRetry={onFieldsRetry}>{fields}</HostedFields>
      <RadioGroup
        label={words.verification}
        options={[
          { value: 'micro_deposit', label: words.microDeposit, help: words.microDepositHelp },
          { value: 'instant', label: words.instant, help: words.instantHelp },
        ]}
        value={values.verification}
        onValueChange={({ value }) => change({ verification: value === 'instant' ? 'instant' : 'micro_deposit' })}
      />
      <Text size="small" tone="muted">{words.mandate}</Text>
    </HostedForm>
  )
})

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--portal-space-4);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface RoutingNumberFieldProps {
  value: string
  onChange: (value: string) => void
  /** Whether the user has tried to send the form; errors then show at once. */
  isJudged: boolean
  isReadOnly: boolean
  words: Words<typeof bankFormMessages>
}

/** A field for a bank's routing number: nine digits with a checksum. Names the bank's region once the number is valid. */
const RoutingNumberField = forwardRef<HTMLInputElement, RoutingNumberFieldProps>(function RoutingNumberField(props, ref) {
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
