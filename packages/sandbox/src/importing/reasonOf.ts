import { limits, type RowReason, rowReason } from '@portal/domain'
import type { Refusal } from '../Refusal.ts'

/** What a refusal says to a reader of any language. Rules that imports share with pages refuse by code and field; null where neither says enough. */
export function reasonOf({ code, field, reason }: Refusal): RowReason | null {
  const wrong = field?.replace(/^Numbers\.\d+\./, '') ?? ''
  return reason ?? byField[`${code} ${wrong}`] ?? byCode[code] ?? null
}

const { minLength, maxLength } = limits.callGroupName

const byField: Readonly<Record<string, RowReason>> = {
  'TAKEN Email': rowReason('emailTaken', {}),
  'TAKEN Phone': rowReason('phoneTaken', {}),
  'TAKEN DirectoryPin': rowReason('pinTaken', {}),
  'TAKEN Name': rowReason('nameTaken', {}),
  'VALIDATION Email': rowReason('notEmail', {}),
  'VALIDATION Phone': rowReason('notPhone', {}),
  'VALIDATION DirectoryPin': rowReason('notPin', {}),
  'VALIDATION Code': rowReason('notCode', {}),
  'VALIDATION FacilityCode': rowReason('notCode', {}),
  'VALIDATION CardNumber': rowReason('notCode', {}),
  'VALIDATION validUntil': rowReason('endOrder', {}),
  'VALIDATION ValidUntil': rowReason('endOrder', {}),
  'VALIDATION Name': rowReason('callGroupName', { least: String(minLength), most: String(maxLength) }),
  'VALIDATION FirstCalled': rowReason('twiceInTier', {}),
  'VALIDATION SecondCalled': rowReason('twiceInTier', {}),
  'VALIDATION Numbers': rowReason('oneNumber', {}),
}

const byCode: Readonly<Record<string, RowReason>> = {
  FORBIDDEN: rowReason('above', {}),
  NOT_FOUND: rowReason('gone', {}),
  OWN_USER: rowReason('ownUser', {}),
  LAST_ADMINISTRATOR: rowReason('lastAdministrator', {}),
  CALL_ENDS_HERE: rowReason('endsHere', {}),
}
