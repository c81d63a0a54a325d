import { ChoiceField, EmailField, FilteredTextField, Grid, RadioGroup } from '@portal/ui'
import { Building2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormDraft } from '#portal/forms/useFormDraft.ts'
import { zoneLabel } from '#portal/i18n/zoneLabel.ts'
import { newAccountMessages } from './newAccount.messages.ts'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { isEmailAddress, TenantType, viewerTimeZone } from '@portal/domain'

/** Adds an account with its first property and its administrator, and opens its page. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const t = newAccountMessages.useWords()
  const navigate = useNavigate()
  const { drafts } = usePortal()
  const name = useRef<HTMLInputElement>(null)
  const adding = useCall(
    (api, request: NewAccountRequest) => api.createAccount(request),
    ({ AccountID, MailedTo }, { Name }) => {
      drafts.drop(newAccountDraft)
      void navigate(accountPath(AccountID))
      return t.added({ account: Name, email: MailedTo })
    },
  )
  const draft = useFormDraft<NewAccountForm>({ name: newAccountDraft, saved: emptyAccount(), isChanged: isAccountTyped, onClose })
  const form = draft.current
  const problems = accountProblems(form)
  const change = (changed: Partial<NewAccountForm>) => draft.type({ ...form, ...changed })
  const isTaken = adding.failure?.kind === 'service' && adding.failure.code === 'TAKEN'
  const text = (field: NewAccountText, label: string) => {
    const problem = draft.hasTried ? problems[field] : undefined
    return {
      label, name: field, value: form[field], error: problem && t[problem], autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    }
  }
  return (
    <FormDialog
      title={t.title}
      icon={Building2}
      initialFocus={name}
      saveLabel={t.save}
      calling={adding}
      error={isTaken ? t.emailTaken : adding.error}
      onClose={onClose}
      {...draft.dialog}
      isComplete={Object.keys(problems).length === 0}
      onSave={() => adding.run(toAccountRequest(form))}
    >
      <RadioGroup
        label={t.kind}
        value={form.isHouse ? 'house' : 'property'}
        options={[{ value: 'property', label: t.property, help: t.propertyHelp }, { value: 'house', label: t.house, help: t.houseHelp }]}
        onValueChange={({ value }) => change({ isHouse: value === 'house' })}
      />
      <FilteredTextField {...text('Name', t.name)} ref={name} maxLength={100} />
      <FilteredTextField {...text('Address', t.address)} maxLength={200} />
      <ChoiceField
        label={t.timeZone}
        name="TimezoneID"
        value={form.TimezoneID}
        options={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zoneLabel(zone) }))}
        onValueChange={({ value }) => change({ TimezoneID: value })}
      />
      <Grid minColumn="180px" gap={4}>
        <FilteredTextField {...text('FirstName', t.firstName)} maxLength={100} />
        <FilteredTextField {...text('LastName', t.lastName)} maxLength={100} />
      </Grid>
      <EmailField {...text('Email', t.email)} help={t.emailHelp} maxLength={254} />
    </FormDialog>
  )
}

type NewAccountRequest = PayloadOf<typeof endpoints.createAccount>

const textFields = ['Name', 'Address', 'FirstName', 'LastName', 'Email'] as const
type NewAccountText = (typeof textFields)[number]
type NewAccountForm = Record<NewAccountText, string> & { isHouse: boolean; TimezoneID: string }

const newAccountDraft = 'account:new'

/** An empty form. The initial time zone of the property is the operator's. */
export const emptyAccount = (): NewAccountForm => ({ Name: '', Address: '', FirstName: '', LastName: '', Email: '', isHouse: false, TimezoneID: viewerTimeZone() })

export function isAccountTyped(form: NewAccountForm): boolean {
  return form.isHouse || textFields.some((field) => form[field].trim() !== '')
}

/** The problems of the form, by field. */
export function accountProblems(form: NewAccountForm): Partial<Record<NewAccountText, 'missing' | 'emailWrong'>> {
  const missing = textFields.filter((field) => form[field].trim() === '').map((field) => [field, 'missing'] as const)
  const isWrong = form.Email.trim() !== '' && !isEmailAddress(form.Email.trim())
  return { ...Object.fromEntries(missing), ...(isWrong && { Email: 'emailWrong' as const }) }
}

export function toAccountRequest({ isHouse, TimezoneID, ...texts }: NewAccountForm): NewAccountRequest {
  const trimmed = Object.fromEntries(textFields.map((field) => [field, texts[field].trim()])) as Record<NewAccountText, string>
  return { ...trimmed, TimezoneID, TenantType: isHouse ? TenantType.SingleFamily : TenantType.MultiTenant }
}
