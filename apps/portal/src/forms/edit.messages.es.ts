import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './edit.messages.ts'

export const es: Spanish<typeof english> = {
  edit: {
    save: 'Guardar',
    cancel: 'Cancelar',
    remove: 'Quitar',
    unchanged: 'No hay cambios.',
    changes: { one: '{count} cambio sin guardar:', other: '{count} cambios sin guardar:' },
    problems: { one: 'Primero corrija {count} campo', other: 'Primero corrija {count} campos' },
    checking: 'Verificando…',
    on: 'Sí',
    off: 'No',
    draftFound: 'Lo que escribió antes sigue aquí.',
    startOver: 'Empezar de nuevo',
    draftWaits: 'Sin guardar: {fields}. Sus datos quedan en esta pestaña hasta que vuelva o cierre la sesión.',
  },
  saveFailures: {
    notSaved: 'No se guardó.',
    unknown: 'No sabemos si se guardó.',
    saveAgain: 'El servidor no respondió. Revise lo guardado o guarde de nuevo. Guardar dos veces no causa problemas.',
    lookFirst: 'El servidor no respondió. Revise la lista antes de guardar de nuevo, o podría crear un duplicado.',
    look: 'Ver lo guardado',
  },
  receipts: {
    saved: { one: 'Guardado: {count} cambio', other: 'Guardado: {count} cambios' },
    unchanged: 'Guardado. No había cambios.',
  },
}
