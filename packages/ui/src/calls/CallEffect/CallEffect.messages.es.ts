import type { Translation } from '@portal/domain'
import type { callEffectMessages } from './CallEffect.messages.ts'

export const es: Translation<typeof callEffectMessages> = {
  title: 'Qué cambia',
  before: 'Antes',
  now: 'Ahora',
  nothing: 'Nada cambia para una visita.',
  gains: {
    one: '{names} recibe llamadas desde {station} y puede abrir durante la llamada.',
    other: '{names} reciben llamadas desde {station} y pueden abrir durante la llamada.',
  },
  loses: { one: '{names} deja de recibir llamadas desde {station}.', other: '{names} dejan de recibir llamadas desde {station}.' },
  nobodyLoses: 'Nadie deja de recibir llamadas.',
}
