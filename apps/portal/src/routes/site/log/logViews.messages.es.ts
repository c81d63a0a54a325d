import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './logViews.messages.ts'

export const es: Spanish<typeof english> = {
  logViews: {
    views: 'Vistas guardadas',
    whole: 'Toda la actividad',
    save: 'Guardar esta vista',
    saveTitle: 'Guardar esta vista',
    saveLabel: 'Guardar',
    name: 'Nombre',
    help: 'Solo usted la ve. Hoy, ayer y los últimos días avanzan con el calendario.',
    replaces: 'Sustituye a su vista «{name}».',
    nameMissing: 'Dé un nombre a la vista.',
    saved: 'Vista «{name}» guardada',
    more: 'Más sobre la vista «{name}»',
    rename: 'Cambiar nombre',
    renameTitle: 'Cambiar el nombre de la vista «{name}»',
    remove: 'Eliminar vista',
    removeTitle: '¿Eliminar la vista «{name}»?',
    removeText: 'Sus líneas siguen en el registro.',
    removed: 'Vista «{name}» eliminada',
  },
}
