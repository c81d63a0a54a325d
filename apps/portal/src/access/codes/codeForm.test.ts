import { AccessCodeType, FacilityCodeMode, unrestricted, changedParts, mergeEdits } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { codeProblems, codeParts, emptyCode, toCodeRequest, type CodeForm } from './codeForm.ts'

const place = [{ PropertyLocationID: 3 }]
const gate = (changed: Partial<CodeForm> = {}): CodeForm => ({ ...emptyCode(AccessCodeType.GateCode, place), code: '4711', ...changed })
const card = (changed: Partial<CodeForm> = {}): CodeForm => ({ ...emptyCode(AccessCodeType.ProxCard, place), facility: '118', card: '4417', ...changed })

describe('§3 what each type of entry method accepts', () => {
  it.each([['4711', {}], ['47110', {}], ['471', { code: 'gateCode' }], ['471100', { code: 'gateCode' }], ['47a1', { code: 'gateCode' }], ['', { code: 'codeMissing' }]])('the form checks PIN %j', (code, problems) => {
    expect(codeProblems(gate({ code }))).toEqual(problems)
  })

  it('a keypad code has up to eight digits', () => {
    expect(codeProblems(gate({ type: AccessCodeType.CGKeypad, code: '12345678' }))).toEqual({})
    expect(codeProblems(gate({ type: AccessCodeType.CGKeypad, code: '123456789' }))).toEqual({ code: 'keypadCode' })
  })

  it('a phone entry method needs a full number, and its code has digits only', () => {
    const phone = (code: string, phoneCode = '') => codeProblems(gate({ type: AccessCodeType.PhoneNumber, code, phoneCode }))
    expect(phone('(713) 555-0162', '42')).toEqual({})
    expect(phone('0162')).toEqual({ code: 'phoneNumber' })
    expect(phone('(713) 555-0162', '42#')).toEqual({ phoneCode: 'phoneCode' })
  })

  it('an entry method needs a location', () => {
    expect(codeProblems(gate({ places: [] }))).toEqual({ places: 'placesMissing' })
  })
})

describe('§3 facility-code modes', () => {
  it('a single card needs a facility code and a number within its format', () => {
    expect(codeProblems(card())).toEqual({})
    expect(codeProblems(card({ facility: '' }))).toEqual({ facility: 'facilityMissing' })
    expect(codeProblems(card({ facility: '256' }))).toEqual({ facility: 'facilityWrong' })
    expect(codeProblems(card({ card: '0' }))).toEqual({ card: 'cardWrong' })
    expect(codeProblems(card({ card: '65536' }))).toEqual({ card: 'cardWrong' })
    expect(codeProblems(card({ format: 'H10306', facility: '256' }))).toEqual({})
  })

  it('the 37-bit format without a facility code needs none and sends none', () => {
    expect(codeProblems(card({ format: 'H10302', facility: '', card: '34359738367' }))).toEqual({})
    expect(toCodeRequest(card({ format: 'H10302', facility: '7' }), 1, null)).toMatchObject({ FacilityCode: null, CardNumber: 4417 })
  })

  it('a range needs its first and last card number in order, with or without a facility code', () => {
    const range = (rangeFrom: string, rangeTo: string, mode: FacilityCodeMode = FacilityCodeMode.Range) => card({ mode, facility: '', card: '', rangeFrom, rangeTo })
    expect(codeProblems(range('100', '200'))).toEqual({})
    expect(codeProblems(range('200', '100'))).toEqual({ rangeTo: 'rangeReversed' })
    expect(codeProblems(range('', '70000'))).toEqual({ rangeFrom: 'cardMissing', rangeTo: 'cardWrong' })
    expect(codeProblems(range('1', '2', FacilityCodeMode.Both))).toEqual({ facility: 'facilityMissing' })
    expect(toCodeRequest(range('100', '200'), 1, null)).toMatchObject({ FacilityCodeMode: 2, FacilityCode: null, CardNumber: null, CardRangeFrom: 100, CardRangeTo: 200 })
  })

  it('raw bits are saved as their facility code and card number', () => {
    const raw = card({ cardEntry: 'raw', raw: '00101101000000001010001000', facility: '', card: '' })
    expect(codeProblems(raw)).toEqual({})
    expect(toCodeRequest(raw, 9, { ID: 4, Version: 2 })).toMatchObject({ userID: 9, ID: 4, Version: 2, WiegandFormat: 'H10301', FacilityCode: 90, CardNumber: 324, Code: '' })
    expect(codeProblems({ ...raw, raw: '10101101000000001010001000' })).toEqual({ raw: 'rawWrong' })
  })
})

describe('the request of an entry method', () => {
  it('the request has the restriction, or null without one', () => {
    expect(toCodeRequest(gate({ label: ' Gate ' }), 7, null)).toMatchObject({
      userID: 7, ID: null, Code: '4711', Label: 'Gate', Restriction: null,
      PropertyLocations: [{ PropertyLocationID: 3, IsActive: true, Ports: null }],
    })
    const restriction = { ...unrestricted, windows: [{ days: [1 as const], start: 540, end: 1020 }], usesPerDay: { 1: 2 } }
    expect(toCodeRequest(gate({ restriction }), 7, null).Restriction).toMatchObject({
      LimitEntryStartTime: '09:00', LimitEntryEndTime: '17:00', LimitUseToMonday: true, LimitUseToTuesday: false,
      Windows: [{ Days: [1], Start: 540, End: 1020 }], UsesPerDay: { 1: 2 },
    })
  })
})

describe('two administrators edit the same entry method', () => {
  it('a conflict in a card’s numbers is one choice, and each location is merged separately', () => {
    const base = card({ places: [{ id: 3, isActive: true, ports: null }, { id: 5, isActive: true, ports: null }] })
    const mine: CodeForm = { ...base, facility: '90', places: [{ id: 3, isActive: false, ports: null }, { id: 5, isActive: true, ports: null }] }
    const theirs: CodeForm = { ...base, card: '4418', label: 'Car', places: [{ id: 3, isActive: true, ports: null }, { id: 7, isActive: true, ports: null }] }
    const edits = mergeEdits(codeParts, { base, mine, theirs })
    expect(edits).toMatchObject({ conflicts: ['card'], onlyMine: ['place:3'], onlyTheirs: ['label', 'place:5', 'place:7'] })
    expect(edits.merged.places).toEqual([{ id: 3, isActive: false, ports: null }, { id: 7, isActive: true, ports: null }])
  })

  it('a card typed as raw bits equals the card typed as numbers', () => {
    const numbers = card({ facility: '90', card: '324' })
    const byBits = (raw: string): CodeForm => ({ ...numbers, cardEntry: 'raw', raw })
    expect(changedParts(codeParts, numbers, byBits('00101101000000001010001000'))).toEqual([])
    expect(changedParts(codeParts, numbers, byBits('0010'))).toEqual(['card'])
  })

  it('the request keeps values that the form does not show', () => {
    expect(toCodeRequest(gate({ validUntil: '2026-12-01T00:00:00Z' }), 1, null)).toMatchObject({ ValidFrom: null, ValidUntil: '2026-12-01T00:00:00Z' })
  })
})

describe('dates and doors of an entry method', () => {
  const from = '2026-12-01T06:00:00.000Z'
  const until = '2026-12-02T06:00:00.000Z'

  it('§3 Access code: the request has its dates, and the end must be after the start', () => {
    expect(codeProblems(gate({ validFrom: from, validUntil: until }))).toEqual({})
    expect(toCodeRequest(gate({ validFrom: from, validUntil: until }), 7, null)).toMatchObject({ ValidFrom: from, ValidUntil: until })
    expect(codeProblems(gate({ validFrom: until, validUntil: until }))).toEqual({ validUntil: 'endBeforeStart' })
  })

  it('a location without a chosen door is refused', () => {
    const doors = (ports: string[] | null) => gate({ places: [{ id: 3, isActive: true, ports }] })
    expect(codeProblems(doors([]))).toEqual({ places: 'doorsMissing' })
    expect(codeProblems(doors(['pool']))).toEqual({})
    expect(toCodeRequest(doors(['pool']), null, null)).toMatchObject({ userID: null, PropertyLocations: [{ Ports: ['pool'] }] })
  })

  it('when one administrator changes dates and another changes doors, both changes are kept', () => {
    const base = gate()
    const mine = gate({ validUntil: until })
    const theirs = gate({ places: [{ id: 3, isActive: true, ports: ['pool'] }] })
    expect(mergeEdits(codeParts, { base, mine, theirs })).toMatchObject({ conflicts: [], merged: { validUntil: until, places: [{ ports: ['pool'] }] } })
    expect(changedParts(codeParts, base, mine)).toEqual(['validDates'])
  })
})
