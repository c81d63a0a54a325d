import type { Translation } from '@portal/domain'
import type { effectPreviewMessages } from './EffectPreview.messages.ts'

export const es: Translation<typeof effectPreviewMessages> = {
  title: 'Si guarda esto',
  gains: { one: 'persona gana horas', other: 'personas ganan horas' },
  loses: { one: 'persona pierde horas', other: 'personas pierden horas' },
  keeps: { one: 'persona conserva lo que tiene', other: 'personas conservan lo que tienen' },
  without: { one: 'persona no tiene acceso, ni antes ni después', other: 'personas no tienen acceso, ni antes ni después' },
  nothing: 'No cambia nada para nadie.',
  loading: 'Calculando quién gana y quién pierde',
  failed: 'No se pudo calcular el efecto',
}
