import type { Translation } from '@portal/domain'
import type { effectPreviewMessages } from './EffectPreview.messages.ts'

export const es: Translation<typeof effectPreviewMessages> = {
  title: 'Si guarda esto',
  gains: { one: 'usuario gana horas', other: 'usuarios ganan horas' },
  loses: { one: 'usuario pierde horas', other: 'usuarios pierden horas' },
  keeps: { one: 'usuario conserva sus horas', other: 'usuarios conservan sus horas' },
  without: { one: 'usuario no tiene acceso, ni antes ni después', other: 'usuarios no tienen acceso, ni antes ni después' },
  added: 'Se agrega: {hours}',
  removed: 'Se quita: {hours}',
  nothing: 'No cambia nada para nadie.',
  loading: 'Verificando quién gana y quién pierde',
  failed: 'No se pudo cargar el efecto',
}
