import type { Translation } from '@portal/domain'
import type { textFilterMessages } from './textFilter.messages.ts'

export const es: Translation<typeof textFilterMessages> = {
  refused: 'No se escribió: {cause}',
  cleared: 'El campo se vació y deshacer no puede recuperar el texto: {cause}',
  causes: {
    comparison: 'los signos < > = no se pueden escribir solos.',
    scheme: 'aquí no se permiten direcciones web como http: o javascript:.',
    tag: 'aquí no se permiten etiquetas HTML.',
    formula: 'aquí no se permiten fórmulas de hipervínculo.',
    extension: 'aquí no se permiten nombres de archivo que terminan en exe, bat, cmd, js, vbs, html o php.',
  },
}
