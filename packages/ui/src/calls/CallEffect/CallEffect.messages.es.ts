import type { Translation } from '@portal/domain'
import type { callEffectMessages } from './CallEffect.messages.ts'

export const es: Translation<typeof callEffectMessages> = {
  title: 'Qué cambia',
  before: 'Antes',
  now: 'Ahora',
  nothing: 'Nada cambia para los visitantes.',
  gains: {
    one: '{names} recibirá llamadas desde {station} y podrá abrir durante la llamada.',
    other: '{names} recibirán llamadas desde {station} y podrán abrir durante la llamada.',
  },
  loses: { one: '{names} ya no recibirá llamadas desde {station}.', other: '{names} ya no recibirán llamadas desde {station}.' },
  nobodyLoses: 'Nadie deja de recibir llamadas.',
}
