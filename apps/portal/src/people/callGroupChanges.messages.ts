import { words } from '../i18n/catalogue.ts'

export const callGroupChangesMessages = words('callGroupChanges', {
  title: 'What visitors will experience',
  /** A call group; its effect follows. */
  group: '{name}:',
  /** `reach` is one or two sentences. */
  before: 'Before: {reach}',
  more: { one: 'and {count} more call group', other: 'and {count} more call groups' },
  loading: 'Checking what visitors will experience…',
  failed: 'The effect on visitors could not be checked',
})
