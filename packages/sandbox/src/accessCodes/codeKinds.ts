import { accessCodeRules, AccessCodeType, comparedValue, dialledNumber } from '@portal/domain'
import type { CodeSpace, CodeVault } from '../secrets/codeVault.ts'

/** The log's name for an entry method of each type. */
export const credentialKinds: Record<AccessCodeType, string> = {
  [AccessCodeType.GateCode]: 'PIN',
  [AccessCodeType.RFIDTag]: 'Tag',
  [AccessCodeType.AccessCard]: 'Card',
  [AccessCodeType.ClickerRemote]: 'Clicker',
  [AccessCodeType.PhoneNumber]: 'Phone',
  [AccessCodeType.RFIDCardClicker]: 'Card',
  [AccessCodeType.EncryptedCredential]: 'Credential',
  [AccessCodeType.BluetoothAccess]: 'Bluetooth',
  [AccessCodeType.QR]: 'QR',
  [AccessCodeType.ProxCard]: 'Card',
  [AccessCodeType.CGKeypad]: 'PIN',
}

/** Whether entry methods of a type send a Wiegand number. */
export function isCardType(type: AccessCodeType): boolean {
  return accessCodeRules[type].entry === 'card'
}

/** The space in which a code must be unique: typed digits, such as 4711, mean one code of any type. */
export function spaceOf(type: number): CodeSpace {
  if (type === AccessCodeType.GateCode || type === AccessCodeType.CGKeypad) return 'keypad'
  return type === AccessCodeType.PhoneNumber ? 'phone' : 'credential'
}

/** The spellings under which a phone number may be stored: the dialed number, and for a North American number also the spellings that older records have. */
export function keptPhones(text: string): string[] {
  const dialled = dialledNumber(text)
  const [, national] = /^\+1(\d{10})$/.exec(dialled) ?? []
  return national === undefined ? [dialled] : [dialled, national, `1${national}`]
}

/** The hashes of the other spellings under which a phone number may be stored; empty for a code that isn't a phone number. */
export function otherSpellings(vault: CodeVault, space: CodeSpace, code: string): Promise<string[]> {
  return Promise.all(space === 'phone' ? keptPhones(code).slice(1).map((spelling) => vault.hash('phone', spelling)) : [])
}

/** A code in the spelling that the database stores. */
export function plainCode(type: number, code: string): string {
  return type === AccessCodeType.PhoneNumber ? comparedValue('accessPhone', code) : comparedValue('accessCode', code)
}

export function kindOf(type: AccessCodeType): string {
  return credentialKinds[type]
}
