import { words } from '../i18n/catalogue.ts'

/** How far saved codes have come on the way to the controllers. */
export const accessSyncMessages = words('accessSync', {
  title: 'Controllers',
  failed: 'Controller status could not be loaded',
})
