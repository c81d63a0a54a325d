import { plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { detailProblems, detailNames, toDetails, type BillingDetails, type DetailName, type DetailProblem } from './detailProblems.ts'

export type BillingInfo = ResponseOf<typeof endpoints.getBillingInfo>
type DetailProblems = Partial<Record<DetailName, DetailProblem>>
type UpdateBillingInfo = PayloadOf<typeof endpoints.updateBillingInfo>
export type DetailsEditing = RecordEditing<BillingDetails, DetailName, DetailProblems, BillingInfo>

export function detailsKind(accountId: BillingInfo['AccountID']) {
  return {
    name: `billingDetails:${accountId}`,
    parts: plainParts<BillingDetails, DetailName>(detailNames),
    valuesOf: toDetails,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: detailProblems,
    toPayload: ({ version, values }): UpdateBillingInfo => ({ AccountID: accountId, Version: version, ...values }),
    refusable: detailNames,
    isValues: isDetails,
  } satisfies RecordKind<BillingInfo, BillingDetails, DetailName, DetailProblems>
}

/** Edits the recipient and address of an account's invoices. */
export function useDetailsEdit(info: BillingInfo): DetailsEditing {
  return useRecordEdit(info, detailsKind(info.AccountID), { about: (): AboutDetails => ({ accountId: info.AccountID }) })
}

/** The account to save. */
export interface AboutDetails {
  accountId: BillingInfo['AccountID']
}

function isDetails(stored: unknown): stored is BillingDetails {
  if (typeof stored !== 'object' || stored === null) return false
  const record: Partial<Record<string, unknown>> = { ...stored }
  return detailNames.every((name) => typeof record[name] === 'string')
}
