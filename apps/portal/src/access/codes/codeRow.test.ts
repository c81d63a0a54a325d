import { AccessCodeType } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { codeState, codeSteps, codeText, type ListedCode } from './codeRow.ts'

const code = (changed: Partial<ListedCode> = {}): ListedCode => ({
  ID: 1, UserID: 1, UserName: 'Ana', AccessCodeTypeID: AccessCodeType.GateCode, Label: '', Code: '04717', PhoneCode: '', WiegandFormat: null,
  FacilityCodeMode: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null, DoorOutputMode: 1, ValidFrom: null,
  ValidUntil: null, IsActive: true, Restriction: null, PropertyLocations: [{ PropertyLocationID: 1, IsActive: true, Ports: null }],
  PushStatus: 'acknowledged', LostAt: null, EndsAt: null, LastUsedAt: null, LastTriedAt: null, CreatedAt: '2026-01-01T00:00:00Z', Version: 1, UpdatedBy: '', ...changed,
})
const now = Date.parse('2026-11-21T16:00:00Z')

describe('the text that identifies an entry method', () => {
  it('a PIN shows only its last digit', () => {
    expect(codeText(code())).toEqual({ kind: 'masked', text: '••••7', hidden: '04717' })
  })

  it('a card keeps its leading zeros', () => {
    expect(codeText(code({ AccessCodeTypeID: 11, WiegandFormat: 'H10301', FacilityCode: 118, CardNumber: 4417 }))).toEqual({ kind: 'plain', text: '118 · 04417' })
    expect(codeText(code({ AccessCodeTypeID: 11, WiegandFormat: 'H10301', CardRangeFrom: 1, CardRangeTo: 200 }))).toEqual({ kind: 'range', facility: '', from: '00001', to: '00200' })
  })

  it('a phone number is shown in full, a secret key is hidden', () => {
    expect(codeText(code({ AccessCodeTypeID: 5, Code: '7135550162' }))).toEqual({ kind: 'plain', text: '(713) 555-0162' })
    expect(codeText(code({ AccessCodeTypeID: 8, Code: 'secret-key' }))).toEqual({ kind: 'masked', text: '••••', hidden: 'secret-key' })
  })
})

describe('the state of an entry method', () => {
  it.each([
    [{}, 'active'],
    [{ PushStatus: 'waiting' as const }, 'waiting'],
    [{ ValidFrom: '2026-11-21T16:00:01Z' }, 'later'],
    [{ ValidFrom: '2026-11-21T16:00:00Z' }, 'active'],
    [{ IsActive: false }, 'off'],
    [{ PropertyLocations: [{ PropertyLocationID: 1, IsActive: false, Ports: null }] }, 'off'],
    [{ ValidUntil: '2026-11-21T16:00:00Z', IsActive: false }, 'ended'],
    [{ EndsAt: '2026-11-21T16:00:00Z' }, 'ended'],
  ])('an entry method with %j has the state %s', (changed, state) => {
    expect(codeState(code(changed), now)).toBe(state)
  })
})

describe('the actions for an entry method', () => {
  const card = { AccessCodeTypeID: AccessCodeType.ProxCard, CardNumber: 4417 } as const
  it.each([
    ['a card', card, ['lost', 'replace', 'suspend']],
    ['a lost card', { ...card, IsActive: false, LostAt: '2026-11-20T00:00:00Z' }, ['replace', 'activate']],
    ['a suspended card', { ...card, IsActive: false }, ['lost', 'replace', 'activate']],
    ['a range of cards', { ...card, CardNumber: null, CardRangeFrom: 1, CardRangeTo: 9 }, ['lost', 'suspend']],
    ['a PIN', {}, ['replace', 'suspend']],
    ['a phone number', { AccessCodeTypeID: AccessCodeType.PhoneNumber }, ['suspend']],
    ['a phone with the app', { AccessCodeTypeID: AccessCodeType.BluetoothAccess }, ['lost', 'suspend']],
  ])('%s', (_name, changed: Partial<ListedCode>, steps) => {
    expect(codeSteps(code(changed))).toEqual(steps)
  })

  it('a lost card has the state lost even if it is also suspended and expired', () => {
    expect(codeState(code({ IsActive: false, LostAt: '2026-11-20T00:00:00Z', ValidUntil: '2026-01-01T00:00:00Z' }), now)).toBe('lost')
  })
})
