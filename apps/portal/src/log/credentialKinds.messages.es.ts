import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './credentialKinds.messages.ts'

export const es: Spanish<typeof english> = {
  credentialKinds: {
    PIN: 'PIN',
    Tag: 'Tag',
    Card: 'Tarjeta',
    Clicker: 'Control remoto',
    Phone: 'Teléfono',
    Credential: 'Credencial cifrada',
    Bluetooth: 'Bluetooth',
    QR: 'Código QR',
    Call: 'Llamada de visitante',
    Schedule: 'Horario',
    Portal: 'Portal',
  },
}
