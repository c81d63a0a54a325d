import { accessCodeRules, AccessCodeType, comparedValue, dialledNumber } from '@portal/domain'
import type { CodeSpace, CodeVault } from '../secrets/codeVault.ts'

/** How a type is presented at a door, as the log says it. */
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

/** Types that send a Wiegand number. */
export function isCardType(type: AccessCodeType): boolean {
  return accessCodeRules[type].entry === 'card'
}

/** What shares a space must differ: whoever types 4711 at a keypad means one code, whatever its type. */
export function spaceOf(type: number): CodeSpace {
  if (type === AccessCodeType.GateCode || type === AccessCodeType.CGKeypad) return 'keypad'
  return type === AccessCodeType.PhoneNumber ? 'phone' : 'credential'
}

/** The texts by which a telephone code may be kept: the dialled number, and North American ones as they were typed before that rule. */
export function keptPhones(text: string): string[] {
  const dialled = dialledNumber(text)
  const [, national] = /^\+1(\d{10})$/.exec(dialled) ?? []
  return national === undefined ? [dialled] : [dialled, national, `1${national}`]
}

/** The hashes by which a telephone number was kept in other spellings; none of any other code. */
export function otherSpellings(vault: CodeVault, space: CodeSpace, code: string): Promise<string[]> {
  return Promise.all(space === 'phone' ? keptPhones(code).slice(1).map((spelling) => vault.hash('phone', spelling)) : [])
}

/** A code as it is kept. */
export function plainCode(type: number, code: string): string {
  return type === AccessCodeType.PhoneNumber ? comparedValue('accessPhone', code) : comparedValue('accessCode', code)
}

export function kindOf(type: AccessCodeType): string {
  return credentialKinds[type]
}
