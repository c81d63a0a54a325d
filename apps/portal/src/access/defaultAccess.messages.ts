import { words } from '../i18n/catalogue.ts'

export const defaultAccessMessages = words('defaultAccess', {
  byDefault: 'No user group, hours or doors are set. This property lets users without a restriction open all doors at any time.',
  notGiven: 'Opens no doors until a user group, hours or doors are set.',
  newByDefault: 'This property lets new users without a user group open all doors at any time.',
  newNotGiven: 'New users open no doors until a user group is set.',
})
