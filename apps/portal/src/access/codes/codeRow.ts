import { AccessCodeType, showHomePhone, padCard, codeTypeById } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type ListedCode = ResponseOf<typeof endpoints.getAccessCodes>['AccessCodes'][number]

/** A code's display text. Digits that open a door are masked except the last. */
export type CodeText = { kind: 'plain'; text: string } | { kind: 'masked'; text: string; hidden: string } | { kind: 'range'; facility: string; from: string; to: string }

type RecognizedBy = Pick<ListedCode, 'AccessCodeTypeID' | 'Code' | 'WiegandFormat' | 'FacilityCode' | 'CardNumber' | 'CardRangeFrom' | 'CardRangeTo'>

export function codeText(code: RecognizedBy): CodeText {
  const { WiegandFormat: format, FacilityCode, CardNumber, CardRangeFrom, CardRangeTo } = code
  if (format !== null) {
    const facility = FacilityCode === null ? '' : String(FacilityCode)
    if (CardNumber !== null) return { kind: 'plain', text: [facility, padCard(format, CardNumber)].filter(Boolean).join(' · ') }
    if (CardRangeFrom !== null && CardRangeTo !== null) {
      return { kind: 'range', facility, from: padCard(format, CardRangeFrom), to: padCard(format, CardRangeTo) }
    }
  }
  if (code.AccessCodeTypeID === AccessCodeType.PhoneNumber) return { kind: 'plain', text: showHomePhone(code.Code) }
  const isDigits = codeTypeById(code.AccessCodeTypeID).entry === 'digits'
  return { kind: 'masked', text: isDigits ? '•'.repeat(Math.max(0, code.Code.length - 1)) + code.Code.slice(-1) : '••••', hidden: code.Code }
}

export type CodeState = 'active' | 'off' | 'waiting' | 'later' | 'ended'

/** A code's state; `now` in milliseconds. */
export function codeState({ IsActive, PropertyLocations, ValidFrom, ValidUntil, PushStatus }: ListedCode, now: number): CodeState {
  if (ValidUntil !== null && Date.parse(ValidUntil) <= now) return 'ended'
  if (!IsActive || PropertyLocations.every((place) => !place.IsActive)) return 'off'
  if (ValidFrom !== null && Date.parse(ValidFrom) > now) return 'later'
  return PushStatus === 'waiting' ? 'waiting' : 'active'
}
