import { spanishAlertMessages } from '@portal/domain'
import type { Spanish } from '#portal/i18n/catalogue.ts'

export const es: Spanish<typeof import('./alertTexts.messages.ts')> = { alertTexts: spanishAlertMessages }
