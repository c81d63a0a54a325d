import type { Translation } from '@portal/domain'
import type { weekGridMessages } from './WeekGrid.messages.ts'

export const es: Translation<typeof weekGridMessages> = {
  allowed: 'Acceso, {hours} h por semana',
  neverReached: 'Nunca se abre, {hours} h',
}
