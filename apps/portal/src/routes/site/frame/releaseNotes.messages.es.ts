import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './releaseNotes.messages.ts'

export const es: Spanish<typeof english> = {
  releaseNotes: {
    title: 'Novedades',
    since: 'El portal ha cambiado.',
    read: 'Leer',
    playVideo: 'Ver el video',
    hide: 'No mostrar de nuevo',
    failed: 'No se pudo guardar su elección. Verá esto de nuevo la próxima vez.',
    close: 'Cerrar',
  },
}
