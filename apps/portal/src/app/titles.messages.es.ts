import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './titles.messages.ts'

export const es: Spanish<typeof english> = {
  titles: {
    login: 'Iniciar sesión',
    forgotPassword: 'Contraseña olvidada',
    accountDeletion: 'Eliminar su cuenta',
    createPassword: 'Crear contraseña',
    subscribe: 'Suscripción',
    watchman: 'Videollamadas de visitantes',
    error: 'Error',
    invite: 'Llave virtual',
    nonWebAccess: 'Aplicación móvil',
    serverError: 'Error del servidor',
    accessDenied: 'Acceso denegado',
    notFound: 'No encontrado',
  },
}
