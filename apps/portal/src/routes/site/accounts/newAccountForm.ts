import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { isEmailAddress, TenantType, viewerTimeZone } from '@portal/domain'

export type NewAccountRequest = PayloadOf<typeof endpoints.createAccount>

const textFields = ['Name', 'Address', 'FirstName', 'LastName', 'Email'] as const
export type NewAccountText = (typeof textFields)[number]
export type NewAccountForm = Record<NewAccountText, string> & { isHouse: boolean; TimezoneID: string }

export const newAccountDraft = 'account:new'

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
