import { words } from '../i18n/catalogue.ts'

export const callGroupChangesMessages = words('callGroupChanges', {
  title: 'What visitors will experience',
  /** The name of a call group, before its effect. */
  group: '{name}:',
  /** `reach` is one or two sentences about who is called. */
  before: 'Before: {reach}',
  more: { one: 'and {count} more call group', other: 'and {count} more call groups' },
  loading: 'Checking what visitors will experience…',
  failed: 'The effect on visitors could not be checked',
})
