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
    RFIDTag: { one: 'etiqueta', other: '{count} etiquetas' },
    AccessCard: { one: 'tarjeta', other: '{count} tarjetas' },
    ClickerRemote: { one: 'control', other: '{count} controles' },
    PhoneNumber: { one: 'teléfono', other: '{count} teléfonos' },
    RFIDCardClicker: { one: 'tarjeta con control', other: '{count} tarjetas con control' },
    EncryptedCredential: { one: 'credencial', other: '{count} credenciales' },
    BluetoothAccess: { one: 'aplicación', other: '{count} aplicaciones' },
    QR: { one: 'llave QR', other: '{count} llaves QR' },
    ProxCard: { one: 'tarjeta de proximidad', other: '{count} tarjetas de proximidad' },
    CGKeypad: { one: 'código de teclado', other: '{count} códigos de teclado' },
    other: { one: 'otra', other: '{count} otras' },
  },
  peopleCount: {
    people: { one: '{count} persona', other: '{count} personas' },
  },
  bulkOutcome: {
    done: { one: '{count} persona cambiada', other: '{count} personas cambiadas' },
    unchanged: { one: '{count} no necesitaba cambios', other: '{count} no necesitaban cambios' },
    refused: { one: '{count} persona no se pudo cambiar', other: '{count} personas no se pudieron cambiar' },
    firstOf: 'Las primeras {shown} de {total}:',
    close: 'Cerrar',
    undo: 'Deshacer',
    undoFor: 'Deshacer devuelve todo, durante un día. Hasta entonces también se ofrece en la página Usuarios.',
    undone: '{name}: todo está de vuelta',
    undoneAll: { one: '{count} persona tiene todo de vuelta', other: '{count} personas tienen todo de vuelta' },
    undoneBut: { one: '{count} persona cambió después y queda como está.', other: '{count} personas cambiaron después y quedan como están.' },
    undoFailed: 'No se pudo deshacer.',
  },
}
