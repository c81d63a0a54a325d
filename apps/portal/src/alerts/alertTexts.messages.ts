import { alertMessages } from '@portal/domain'
import { words } from '#portal/i18n/catalogue.ts'

/** What alerts say: the service's own words. */
export const alertTexts = words('alertTexts', alertMessages)
