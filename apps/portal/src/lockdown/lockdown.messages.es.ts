import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './lockdown.messages.ts'

export const es: Spanish<typeof english> = {
  lockdownStrip: { wasReleased: 'Bloqueo liberado', releasedBefore: '{name} ya lo había liberado', someone: 'otro usuario' },
}
