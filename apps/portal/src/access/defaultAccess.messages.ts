import { words } from '../i18n/catalogue.ts'

export const defaultAccessMessages = words('defaultAccess', {
  byDefault: 'No user group, hours or doors are set, and this property is open to users without a restriction. They open every door at any time.',
  notGiven: 'Opens no door until a user group, hours or doors are set.',
  newByDefault: 'New users without a user group open every door at any time: this property is open to users without a restriction.',
  newNotGiven: 'New users without a user group open no door until one is set.',
})
