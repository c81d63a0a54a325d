import { useStore } from '@nanostores/react'
import { Button, ButtonLink, Card, EmailField, FilteredTextField, FormActions, InlineAlert, Stack, useToaster } from '@portal/ui'
import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../../../app/paths.ts'
import { useFailureText } from '../../../../app/useFailureText.ts'
import { useUnsavedChanges } from '../../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../../forms/focusFirstInvalid.ts'
import type { AccountId } from '../billingCommands.ts'
import { useBillingCommand } from '../useBillingCommand.ts'
import { checkDetails, detailNames, type BillingDetails, type DetailName } from './checkDetails.ts'
import { billingDetailsMessages } from './messages.ts'

export interface BillingDetailsFormProps {
  accountId: AccountId
  details: BillingDetails
  onSaved: () => void
}

const fields: Record<DetailName, { label: 'company' | 'contact' | 'email' | 'phone' | 'address1' | 'address2' | 'city' | 'state' | 'zip'; autoComplete: string }> = {
  CompanyName: { label: 'company', autoComplete: 'organization' },
  ContactName: { label: 'contact', autoComplete: 'name' },
  Email: { label: 'email', autoComplete: 'email' },
  Phone: { label: 'phone', autoComplete: 'tel' },
  Address1: { label: 'address1', autoComplete: 'address-line1' },
  Address2: { label: 'address2', autoComplete: 'address-line2' },
  City: { label: 'city', autoComplete: 'address-level2' },
  State: { label: 'state', autoComplete: 'address-level1' },
  Zip: { label: 'zip', autoComplete: 'postal-code' },
}
const optional: ReadonlySet<DetailName> = new Set(['Phone', 'Address2'])

export function BillingDetailsForm({ accountId, details, onSaved }: BillingDetailsFormProps) {
  const t = useStore(billingDetailsMessages)
  const failureText = useFailureText()
  const toaster = useToaster()
  const [values, setValues] = useState(details)
  const [wasTried, setTried] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useBillingCommand('saveDetails', (outcome) => {
    if (!outcome.ok) return form.current && focusFirstInvalid(form.current)
    setSaved(true)
    toaster.show({ tone: 'success', title: t.saved })
    onSaved()
  })
  const problems = checkDetails(values)
  const refusal = save.outcome?.ok === false ? save.outcome.failure : null
  const refusedField = refusal?.kind === 'service' ? refusal.field : undefined
  const isChanged = detailNames.some((name) => values[name] !== details[name])
  const unsaved = useUnsavedChanges(isChanged && !isSaved)

  const errorOf = (name: DetailName) => {
    const problem = problems[name]
    if (wasTried && problem) return t[problem]
    return refusal && refusedField === name ? failureText(refusal) : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0) return form.current && focusFirstInvalid(form.current)
    save.run({ do: 'saveDetails', request: { AccountID: accountId, ...values } })
  }
  return (
    <Card title={t.card}>
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Refusal role="alert">{refusal && refusedField === undefined && <InlineAlert tone="danger">{failureText(refusal)}</InlineAlert>}</Refusal>
          <Fields>
            {detailNames.map((name) => {
              const { label, autoComplete } = fields[name]
              const shared = {
                name,
                label: t[label],
                autoComplete,
                isOptional: optional.has(name),
                fieldLabels: { optional: t.optional },
                help: name === 'State' ? t.stateHelp : undefined,
                value: values[name],
                readOnly: save.isRunning,
                error: errorOf(name),
                onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
              }
              return name === 'Email' ? <EmailField key={name} {...shared} /> : <FilteredTextField key={name} {...shared} />
            })}
          </Fields>
          <FormActions>
            <Button type="submit" variant="primary" size="form" isBusy={save.isRunning}>{t.save}</Button>
            <ButtonLink size="form" href={paths.billing}>{t.cancel}</ButtonLink>
          </FormActions>
        </Stack>
      </form>
      {unsaved}
    </Card>
  )
}

/** Out of the flow while empty: it stands there before it speaks. */
const Refusal = styled.div`
  &:empty {
    position: absolute;
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--portal-space-4);
  max-inline-size: 40rem;
`
