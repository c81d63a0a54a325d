import { words } from '../i18n/catalogue.ts'

export const exportLinkMessages = words('exportLink', {
  export: 'Export',
  pdf: 'Save as PDF',
  pdfFailed: 'The PDF could not be created',
})
