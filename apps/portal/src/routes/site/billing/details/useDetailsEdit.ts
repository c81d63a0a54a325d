import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { plainParts } from '../../../../forms/mergeEdits.ts'
import { useRecordEdit, type RecordEditing } from '../../../../forms/useRecordEdit.ts'
import { checkDetails, detailNames, toDetails, type BillingDetails, type DetailName, type DetailProblem } from './checkDetails.ts'

export type BillingInfo = ResponseOf<typeof endpoints.getBillingInfo>
export type UpdateBillingInfo = PayloadOf<typeof endpoints.updateBillingInfo>
export type DetailsEditing = RecordEditing<BillingDetails, DetailName, Partial<Record<DetailName, DetailProblem>>, BillingInfo>

/** The edit of whom and where an account's invoices go to. */
export function useDetailsEdit(info: BillingInfo): DetailsEditing {
  return useRecordEdit(info, {
    name: `billingDetails:${info.AccountID}`,
    parts: plainParts<BillingDetails, DetailName>(detailNames),
    valuesOf: toDetails,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: checkDetails,
    toPayload: ({ version, values }): UpdateBillingInfo => ({ AccountID: info.AccountID, Version: version, ...values }),
    savedAs: (_answer: BillingInfo) => null,
    refusable: detailNames,
    isValues: isDetails,
  })
}

function isDetails(stored: unknown): stored is BillingDetails {
  if (typeof stored !== 'object' || stored === null) return false
  const record: Partial<Record<string, unknown>> = { ...stored }
  return detailNames.every((name) => typeof record[name] === 'string')
}
