import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isEmailAddress, plainParts } from '@portal/domain'
import type { RecordKind } from '#portal/forms/recordKind.ts'

export type BillingInfo = ResponseOf<typeof endpoints.getBillingInfo>

export const detailNames = ['CompanyName', 'ContactName', 'Email', 'Phone', 'Address1', 'Address2', 'City', 'State', 'Zip'] as const
export type DetailName = (typeof detailNames)[number]
export type BillingDetails = Record<DetailName, string>
type DetailProblem = 'missing' | 'emailInvalid' | 'stateInvalid' | 'zipInvalid'
type DetailProblems = Partial<Record<DetailName, DetailProblem>>

const optional: ReadonlySet<DetailName> = new Set(['Phone', 'Address2'])

export function toDetails(answer: BillingInfo): BillingDetails {
  const { CompanyName, ContactName, Email, Phone, Address1, Address2, City, State, Zip } = answer
  return { CompanyName, ContactName, Email, Phone, Address1, Address2, City, State, Zip }
}

/** The problems of the form by field, by the limits of the contract; empty if it is valid. */
export function detailProblems(details: BillingDetails): DetailProblems {
  const problems: DetailProblems = {}
  for (const name of detailNames) {
    const text = details[name].trim()
    const problem = text === '' ? (optional.has(name) ? null : 'missing') : formProblem(name, text)
    if (problem !== null) problems[name] = problem
  }
  return problems
}

function formProblem(name: DetailName, text: string): DetailProblem | null {
  if (name === 'Email') return isEmailAddress(text) ? null : 'emailInvalid'
  if (name === 'State') return /^[A-Za-z]{2}$/.test(text) ? null : 'stateInvalid'
  if (name === 'Zip') return /^\d{5}(-\d{4})?$/.test(text) ? null : 'zipInvalid'
  return null
}

export function detailsKind(accountId: BillingInfo['AccountID']) {
  return {
    name: `billingDetails:${accountId}`,
    parts: plainParts<BillingDetails, DetailName>(detailNames),
    valuesOf: toDetails,
    check: detailProblems,
    toPayload: ({ version, values }): PayloadOf<typeof endpoints.updateBillingInfo> => ({ AccountID: accountId, Version: version, ...values }),
    refusable: detailNames,
  } satisfies RecordKind<BillingInfo, BillingDetails, DetailName, DetailProblems>
}
