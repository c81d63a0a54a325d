import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './photos.messages.ts'

export const es: Spanish<typeof english> = {
  photos: {
    from: 'Foto de {station}, {time}',
    title: 'Foto de {station}',
    kept: '{time}, se guarda hasta el {until}',
    live: 'Imagen en vivo de {station}',
    liveKept: 'Imagen en vivo. Una foto se guarda hasta el {until}.',
    failed: 'No se pudo cargar la foto.',
    again: 'Intentar de nuevo',
  },
}
