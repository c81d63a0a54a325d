import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  twoStep: {
    code: 'Código',
    recoveryCode: 'Código de recuperación',
    recoveryCodeHelp: 'El guion y las mayúsculas no importan.',
    codeMissing: 'Escriba los seis dígitos que muestra su aplicación.',
    recoveryCodeMissing: 'Escriba uno de sus códigos de recuperación.',
    useApp: 'Usar la aplicación',
    useRecoveryCode: 'Usar un código de recuperación',
    scan: 'Escanee esto con una aplicación de autenticación',
    scanHelp: 'Sirve cualquiera: 1Password, Google Authenticator, Contraseñas de Apple.',
    image: 'Código QR para la aplicación de autenticación',
    cannotScan: '¿No puede escanear? Escriba esta clave:',
    typeCode: 'Escriba el código que muestra la aplicación',
    changes: 'El código cambia cada 30 segundos.',
    turnOn: 'Activar',
    codesTitle: 'Guarde sus códigos de recuperación',
    codesText: 'Con los códigos de recuperación puede iniciar sesión si pierde su teléfono. Cada código sirve una vez.',
    codesOnce: 'Estos códigos se muestran solo ahora. Los nuevos reemplazan a todos los anteriores.',
    copy: 'Copiar',
    copyCodes: 'Copiar códigos',
    download: 'Descargar',
    print: 'Imprimir',
    fileTitle: 'Códigos de recuperación de {username}',
    saved: 'Guardé estos códigos en un lugar seguro',
    saveFirst: 'Primero guarde los códigos y luego marque la casilla.',
    done: 'Listo',
  },
}
