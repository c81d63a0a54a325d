import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  status: {
    serverErrorTitle: 'Algo falló de nuestro lado',
    serverErrorText: 'Sus cambios guardados están a salvo. Intente de nuevo en un momento. Si continúa, llame a soporte.',
    accessDeniedTitle: 'No tiene acceso a esta página',
    accessDeniedText: 'Su administrador puede darle acceso.',
    notFoundTitle: 'No hay ninguna página en esta dirección',
    notFoundText: 'Puede que se haya movido o que el enlace esté incompleto.',
    errorCode: 'ERROR {status}',
    nothingKnown: 'No encontrado :(',
    networkTitle: 'No se puede acceder al portal',
    networkText: 'Revise su conexión e intente de nuevo.',
    otherAccountTitle: 'Esta página es de otra cuenta',
    otherAccountText: 'No puede abrir esa cuenta con su sesión actual. No se mostró ni se guardó nada.',
    ownAccount: 'Ir a mi cuenta',
    contractTitle: 'El portal recibió una respuesta inesperada',
    contractText: '{what} Recargue la página. Si continúa, envíe a soporte el texto de arriba.',
    failedTitle: 'No se pudo mostrar esta página',
    failedText: 'Intente de nuevo en un momento.',
    updateTitle: 'Se instaló una actualización',
    updateText: 'El portal se actualizó. Haga clic en Ir al inicio para continuar.',
    goHome: 'Ir al inicio',
    back: 'Atrás',
    retry: 'Intentar de nuevo',
  },
}
