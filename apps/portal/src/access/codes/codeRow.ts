import { AccessCodeType, showHomePhone, padCard, codeTypeById } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type ListedCode = ResponseOf<typeof endpoints.getAccessCodes>['AccessCodes'][number]

/** The text of a code as a list shows it. Digits that open a door are hidden except the last. */
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

/** The text of a code in one line. `range` puts two numbers into words. */
export function codeNumber(code: RecognizedBy, range: (ends: { from: string; to: string }) => string): string {
  const text = codeText(code)
  return text.kind === 'range' ? [text.facility, range(text)].filter(Boolean).join(' · ') : text.text
}

/** An action of an administrator on a code, at all its doors at once. */
export type CodeStep = 'lost' | 'replace' | 'suspend' | 'activate'

/**
 * The possible actions on a code. Cards and phones can be lost, digits cannot. A single number can be replaced; a range or a code that the
 * service issues cannot.
 */
export function codeSteps({ AccessCodeTypeID, CardNumber, IsActive, LostAt }: Pick<ListedCode, 'AccessCodeTypeID' | 'CardNumber' | 'IsActive' | 'LostAt'>): CodeStep[] {
  const { entry } = codeTypeById(AccessCodeTypeID)
  const isThing = entry === 'card' || entry === 'text'
  return [
    ...(isThing && LostAt === null ? ['lost' as const] : []),
    ...(entry === 'digits' || CardNumber !== null ? ['replace' as const] : []),
    IsActive ? 'suspend' : 'activate',
  ]
}

export type CodeState = 'active' | 'lost' | 'off' | 'waiting' | 'later' | 'ended'

/** A code's state. `now` is in milliseconds. */
export function codeState({ IsActive, LostAt, PropertyLocations, ValidFrom, ValidUntil, EndsAt, PushStatus }: ListedCode, now: number): CodeState {
  const end = EndsAt ?? ValidUntil
  if (LostAt !== null) return 'lost'
  if (end !== null && Date.parse(end) <= now) return 'ended'
  if (!IsActive || PropertyLocations.every((place) => !place.IsActive)) return 'off'
  if (ValidFrom !== null && Date.parse(ValidFrom) > now) return 'later'
  return PushStatus === 'waiting' ? 'waiting' : 'active'
}
