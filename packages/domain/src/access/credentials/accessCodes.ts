/** The types of entry methods (spec §3). 10 is not used. */
export const AccessCodeType = {
  GateCode: 1,
  RFIDTag: 2,
  AccessCard: 3,
  ClickerRemote: 4,
  PhoneNumber: 5,
  RFIDCardClicker: 6,
  EncryptedCredential: 7,
  BluetoothAccess: 8,
  QR: 9,
  ProxCard: 11,
  CGKeypad: 12,
} as const
export type AccessCodeType = (typeof AccessCodeType)[keyof typeof AccessCodeType]

/** How an access code is matched: by one facility code, by a range of card numbers, or by both (spec §3). */
export const FacilityCodeMode = { FacilityCode: 1, Range: 2, Both: 3 } as const
export type FacilityCodeMode = (typeof FacilityCodeMode)[keyof typeof FacilityCodeMode]

/** How an opened door behaves (spec §3). */
export const DoorOutputMode = { MomentaryOpen: 1, HoldOpen: 2, Both: 3 } as const
export type DoorOutputMode = (typeof DoorOutputMode)[keyof typeof DoorOutputMode]
