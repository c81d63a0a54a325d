import { words } from '../i18n/catalogue.ts'

/** Texts about whether saved codes are synced to the controllers. */
export const accessSyncMessages = words('accessSync', {
  title: 'Controllers',
  failed: 'Controller status could not be loaded',
})
