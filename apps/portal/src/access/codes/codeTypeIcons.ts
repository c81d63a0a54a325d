import type { IconComponent } from '@portal/ui'
import { Bluetooth, CreditCard, Hash, KeyRound, Nfc, Phone, QrCode, Radio, Smartphone } from 'lucide-react'
import type { CodeTypeName } from './codeTypes.ts'

/** What each type of code is recognized by in a list, beside its name. */
export const codeTypeIcons: Record<CodeTypeName, IconComponent> = {
  GateCode: KeyRound,
  CGKeypad: Hash,
  ProxCard: Nfc,
  AccessCard: CreditCard,
  RFIDTag: Nfc,
  ClickerRemote: Radio,
  RFIDCardClicker: Radio,
  PhoneNumber: Phone,
  EncryptedCredential: Smartphone,
  BluetoothAccess: Bluetooth,
  QR: QrCode,
}
