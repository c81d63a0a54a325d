import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './edit.messages.ts'

export const es: Spanish<typeof english> = {
  edit: {
    save: 'Guardar',
    cancel: 'Cancelar',
    remove: 'Quitar',
    unchanged: 'No hay cambios.',
    changes: { one: '{count} cambio sin guardar:', other: '{count} cambios sin guardar:' },
    problems: { one: 'Antes hay que corregir {count} cosa', other: 'Antes hay que corregir {count} cosas' },
    on: 'Sí',
    off: 'No',
    draftFound: 'Lo que escribió antes sigue aquí.',
    startOver: 'Empezar de nuevo',
    draftWaits: 'Sin guardar: {fields}. Espera aquí, en esta pestaña, hasta que vuelva o cierre la sesión.',
  },
  saveFailures: {
    notSaved: 'No se guardó.',
    unknown: 'No sabemos si se guardó.',
    saveAgain: 'No llegó respuesta. Mire lo que está guardado o guarde de nuevo: lo que ya se guardó no cambia dos veces.',
    lookFirst: 'No llegó respuesta. Mire si ya está antes de guardar de nuevo, o podría haber dos.',
    look: 'Ver lo guardado',
  },
  receipts: {
    saved: { one: 'Guardado: {count} cambio', other: 'Guardado: {count} cambios' },
    unchanged: 'Guardado. No había nada distinto.',
  },
}
