import { AccessCodeType } from './accessCodes.ts'

export type CodeTypeName = keyof typeof AccessCodeType

/** How users enter a type of code. */
export type CodeEntry = 'digits' | 'phone' | 'card' | 'text'

/** Every type of entry method (specification §3), the most used first. */
export const codeTypes: readonly { name: CodeTypeName; type: AccessCodeType; entry: CodeEntry }[] = [
  { name: 'GateCode', type: AccessCodeType.GateCode, entry: 'digits' },
  { name: 'ProxCard', type: AccessCodeType.ProxCard, entry: 'card' },
  { name: 'AccessCard', type: AccessCodeType.AccessCard, entry: 'card' },
  { name: 'RFIDTag', type: AccessCodeType.RFIDTag, entry: 'card' },
  { name: 'ClickerRemote', type: AccessCodeType.ClickerRemote, entry: 'card' },
  { name: 'RFIDCardClicker', type: AccessCodeType.RFIDCardClicker, entry: 'card' },
  { name: 'PhoneNumber', type: AccessCodeType.PhoneNumber, entry: 'phone' },
  { name: 'CGKeypad', type: AccessCodeType.CGKeypad, entry: 'digits' },
  { name: 'EncryptedCredential', type: AccessCodeType.EncryptedCredential, entry: 'text' },
  { name: 'BluetoothAccess', type: AccessCodeType.BluetoothAccess, entry: 'text' },
  { name: 'QR', type: AccessCodeType.QR, entry: 'text' },
]

const fallback = { name: 'EncryptedCredential', type: AccessCodeType.EncryptedCredential, entry: 'text' } as const

/** Name of a type, and how it is entered. An unknown type is entered as text. */
export function codeTypeById(type: number): (typeof codeTypes)[number] {
  return codeTypes.find((known) => known.type === type) ?? fallback
}
