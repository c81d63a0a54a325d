import { words } from '#portal/i18n/catalogue.ts'

/** Texts about saved views of activity. */
export const logViewsMessages = words('logViews', {
  views: 'Saved views',
  whole: 'All activity',
  save: 'Save this view',
  saveTitle: 'Save this view',
  saveLabel: 'Save',
  name: 'Name',
  help: 'Only you see it. Relative dates, such as today, stay relative.',
  replaces: 'The new view replaces your view “{name}”.',
  nameMissing: 'Enter a name.',
  saved: 'View “{name}” saved',
  more: 'More actions for the view “{name}”',
  rename: 'Rename',
  renameTitle: 'Rename the view “{name}”',
  remove: 'Delete view',
  removeTitle: 'Delete the view “{name}”?',
  removeText: 'The events of this view stay in Activity.',
  removed: 'View “{name}” deleted',
})
