import { words } from '../i18n/catalogue.ts'

/** How far saved codes have come on the way to the controllers. */
export const accessSyncMessages = words('accessSync', {
  title: 'On the controllers',
  failed: 'Where the codes have arrived could not be loaded',
})
