import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './people.messages.ts'

export const es: Spanish<typeof english> = {
  userStatus: { Active: 'Activo', Invited: 'Invitado', NotYetValid: 'Aún no válido', EndsToday: 'Termina hoy', Expired: 'Vencido', NoAccess: 'Sin acceso' },
  userTypes: {
    portalUser: 'Usuario del portal',
    callGroupManager: 'Encargado de grupo de llamadas',
    voiceGroupUser: 'Usuario de grupo de voz',
    other: 'Tipo {number}',
  },
  entryMethods: {
    GateCode: { one: 'PIN', other: '{count} PIN' },
    RFIDTag: { one: 'tag', other: '{count} tags' },
    AccessCard: { one: 'tarjeta', other: '{count} tarjetas' },
    ClickerRemote: { one: 'control', other: '{count} controles' },
    PhoneNumber: { one: 'teléfono', other: '{count} teléfonos' },
    RFIDCardClicker: { one: 'tarjeta con control', other: '{count} tarjetas con control' },
    EncryptedCredential: { one: 'credencial cifrada', other: '{count} credenciales cifradas' },
    BluetoothAccess: { one: 'aplicación', other: '{count} aplicaciones' },
    QR: { one: 'llave QR', other: '{count} llaves QR' },
    ProxCard: { one: 'tarjeta de proximidad', other: '{count} tarjetas de proximidad' },
    CGKeypad: { one: 'PIN de teclado', other: '{count} PIN de teclado' },
    other: { one: 'otro', other: '{count} otros' },
  },
  peopleCount: {
    people: { one: '{count} usuario', other: '{count} usuarios' },
  },
  bulkOutcome: {
    done: { one: '{count} usuario cambiado', other: '{count} usuarios cambiados' },
    unchanged: { one: '{count} no necesitaba cambios', other: '{count} no necesitaban cambios' },
    refused: { one: 'No se pudo cambiar a {count} usuario', other: 'No se pudo cambiar a {count} usuarios' },
    firstOf: 'Los primeros {shown} de {total}:',
    close: 'Cerrar',
    undo: 'Deshacer',
    undoFor: 'Puede deshacer esto durante 24 horas. La página Usuarios también lo ofrece.',
    undone: 'Se restauró el acceso de {name}',
    undoneAll: { one: '{count} usuario restaurado', other: '{count} usuarios restaurados' },
    undoneBut: { one: '{count} usuario cambió después y queda sin cambios.', other: '{count} usuarios cambiaron después y quedan sin cambios.' },
    undoFailed: 'No se pudo deshacer.',
  },
}
