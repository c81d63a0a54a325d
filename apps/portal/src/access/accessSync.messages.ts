import { words } from '../i18n/catalogue.ts'

/** Whether saved codes are synced to the controllers. */
export const accessSyncMessages = words('accessSync', {
  title: 'Controllers',
  failed: 'Controller status could not be loaded',
})
