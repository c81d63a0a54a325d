import type { Translation } from '../../words/messages.ts'
import type { inviteKeyMessages } from './inviteKeyMessages.ts'

export const es: Translation<typeof inviteKeyMessages> = {
  qrKey: 'Llave QR',
  qrKeyFor: 'Llave QR para {places}',
  showFullScreen: 'Mostrar en pantalla completa',
  saveImage: 'Guardar imagen',
  generate: 'Generar código QR',
  awaitsGenerate: 'Genere el código cuando esté en el portón.',
  noticeTitle: 'El código QR cambia con cada uso.',
  notice: 'Actualice esta página después de usarlo; una foto guardada no funciona dos veces.',
  loading: 'Cargando su llave',
  stillLoading: 'Todavía cargando. La conexión es lenta.',
  loadFailed: 'No se pudo cargar su llave.',
  loadFailedHint: 'Vuelva a intentarlo en un momento. El enlace sigue siendo el mismo.',
  unreachableHint: 'Revise su conexión y vuelva a intentarlo. El enlace sigue siendo el mismo.',
  refusedHint: 'Esta página no pudo pedirla. Abra el enlace que recibió.',
  tryAgain: 'Volver a intentarlo',
  notLoaded: 'Esto no se pudo cargar.',
}
