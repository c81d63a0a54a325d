import type { Translation } from '@portal/domain'
import type { confirmDialogMessages } from './ConfirmDialog.messages.ts'

export const es: Translation<typeof confirmDialogMessages> = {
  cancel: 'Cancelar',
  typeWord: 'Escriba {word}',
  or: 'o',
  hold: 'Mantenga presionado 2 segundos',
  holding: { one: 'Siga presionando, falta {count} segundo', other: 'Siga presionando, faltan {count} segundos' },
  waiting: 'Primero escriba {word} o mantenga presionado el botón de arriba.',
}
