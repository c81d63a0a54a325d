import { accessCodeRules, type AccessCodeType, codeTypeOf, comparedValue, endInstant, FacilityCodeMode, type ImportCells, readCardCell, readCardFormat, rowReason, splitSeveral, startInstant } from '@portal/domain'
import type { Place } from '../access/places.ts'
import type { CodeInput } from '../accessCodes/readCodeInput.ts'
import { invalid } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'

/** The code that a row describes, new at the places that it names, else at all of the property. Refusals: 400 `VALIDATION`. */
export function codeOfRow(cells: ImportCells, places: readonly Place[]): CodeInput {
  const type = codeTypeOf(cells)
  if (type === null) throw invalid('CodeType', `There is no kind of code called ${cells.CodeType ?? ''}.`, rowReason('noCodeType', { text: cells.CodeType ?? '' }))
  return {
    ID: null, Version: null, AccessCodeTypeID: type, Label: cells.Label ?? '', PhoneCode: '', DoorOutputMode: 1, IsActive: true, Restriction: null,
    ...numbersOf(type, cells), ...validityOf(cells, places), PropertyLocations: placesOf(cells, places),
  }
}

type Numbers = Pick<CodeInput, 'Code' | 'WiegandFormat' | 'FacilityCodeMode' | 'FacilityCode' | 'CardNumber' | 'CardRangeFrom' | 'CardRangeTo'>

function numbersOf(type: AccessCodeType, { Code = '', CardFormat = '' }: ImportCells): Numbers {
  const none = { WiegandFormat: null, FacilityCodeMode: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null }
  if (accessCodeRules[type].entry !== 'card') return { ...none, Code }
  const format = readCardFormat(CardFormat)
  if (format === null) throw invalid('CardFormat', `There is no card format called ${CardFormat}.`, rowReason('noCardFormat', { text: CardFormat }))
  const card = readCardCell(Code, format)
  if (card === null) throw invalid('Code', `This is no card of ${format}.`, rowReason('notCard', { format }))
  return { ...none, Code: '', WiegandFormat: format, FacilityCodeMode: FacilityCodeMode.FacilityCode, FacilityCode: card.facilityCode, CardNumber: card.cardNumber }
}

/** Dates in the property's zone; the code opens to the end of the last day. */
export function validityOf({ validFrom, validUntil }: ImportCells, [place]: readonly Place[]): Pick<CodeInput, 'ValidFrom' | 'ValidUntil'> {
  const zone = place?.timeZone ?? 'UTC'
  return {
    ValidFrom: validFrom ? toIso(startInstant(zone, { date: validFrom, minute: null })) : null,
    ValidUntil: validUntil ? toIso(endInstant(zone, { date: validUntil, minute: null })) : null,
  }
}

export function placesOf({ Places }: ImportCells, places: readonly Place[]): CodeInput['PropertyLocations'] {
  const named = Places ? splitSeveral(Places).map((name) => {
    const place = places.find((one) => comparedValue('groupName', one.name) === comparedValue('groupName', name))
    if (!place) throw invalid('Places', `There is no place called ${name}.`, rowReason('noPlace', { text: name }))
    return place
  }) : places
  return named.map(({ locationId }) => ({ PropertyLocationID: locationId, IsActive: true, Ports: null }))
}
