import { describe, expect, it } from 'vitest'
import { AccessCodeType, DoorOutputMode, FacilityCodeMode } from './accessCodes.ts'

describe('§3 Access', () => {
  it('§3 access code types have the specified numbers', () => {
    expect(AccessCodeType).toEqual({
      GateCode: 1, RFIDTag: 2, AccessCard: 3, ClickerRemote: 4, PhoneNumber: 5, RFIDCardClicker: 6, EncryptedCredential: 7,
      BluetoothAccess: 8, QR: 9, ProxCard: 11, CGKeypad: 12,
    })
  })

  it('§3 facility code modes: FacilityCode 1, Range 2, Both 3', () => {
    expect(FacilityCodeMode).toEqual({ FacilityCode: 1, Range: 2, Both: 3 })
  })

  it('§3 door output modes: MomentaryOpen 1, HoldOpen 2, Both 3', () => {
    expect(DoorOutputMode).toEqual({ MomentaryOpen: 1, HoldOpen: 2, Both: 3 })
  })
})
