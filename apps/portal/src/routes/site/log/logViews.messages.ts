import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

/** The saved views of the log. */
export const logViewsMessages = words('logViews', {
  views: 'Saved views',
  whole: 'All activity',
  save: 'Save this view',
  saveTitle: 'Save this view',
  saveLabel: 'Save',
  name: 'Name',
  help: 'Only you see it. Today, yesterday and the last days move on with the calendar.',
  replaces: params('It takes the place of your view “{name}”.'),
  nameMissing: 'Give the view a name.',
  saved: params('View “{name}” saved'),
  more: params('More about the view “{name}”'),
  rename: 'Rename',
  renameTitle: params('Rename the view “{name}”'),
  remove: 'Delete view',
  removeTitle: params('Delete the view “{name}”?'),
  removeText: 'Its lines stay in the log.',
  removed: params('View “{name}” deleted'),
})
