import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  status: {
    serverErrorTitle: 'Algo falló de nuestro lado',
    serverErrorText: 'No se perdió nada de lo que ya estaba guardado. Intente de nuevo en un momento; si sigue igual, llame a soporte.',
    accessDeniedTitle: 'No tiene acceso a esta página',
    accessDeniedText: 'A su usuario le falta el permiso. Un administrador de su propiedad puede dárselo.',
    notFoundTitle: 'No hay ninguna página en esta dirección',
    notFoundText: 'Puede que se haya movido o que el enlace esté incompleto.',
    errorCode: 'ERROR {status}',
    nothingKnown: 'No encontrado :(',
    networkTitle: 'No se puede llegar al portal',
    networkText: 'Revise su conexión e intente de nuevo. No se cambió nada.',
    otherAccountTitle: 'Esta página es de otra cuenta',
    otherAccountText: 'Con su sesión actual no puede trabajar en esa cuenta. No se mostró ni se guardó nada.',
    ownAccount: 'Ir a mi cuenta',
    contractTitle: 'El portal no entiende una respuesta',
    contractText: '{what} No se cambió nada. Recargue la página; si sigue igual, comunique a soporte lo que dice aquí.',
    failedTitle: 'No se pudo mostrar esta página',
    failedText: 'No se cambió nada. Intente de nuevo en un momento.',
    updateTitle: 'Llegó una versión nueva',
    updateText: 'Se acaba de instalar una actualización del portal. Haga clic en Ir al inicio para continuar con ella.',
    goHome: 'Ir al inicio',
    back: 'Atrás',
    retry: 'Intentar de nuevo',
  },
}
