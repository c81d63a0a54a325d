import { words } from '../i18n/catalogue.ts'

export const exportLinkMessages = words('exportLink', { export: 'Export' })
