import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

/** What is asked before many people are changed, and what is said after; their buttons' words are in `messages.ts`. */
export const bulkDialogMessages = words('bulkUserQuestions', {
  moveTitle: count({ one: 'Move {count} user to a group?', other: 'Move {count} users to a group?' }),
  moveText: 'Each user gets the new group’s hours and doors. Own restrictions stay.',
  chooseGroup: 'Choose a group',
  groupMissing: 'Choose their new group.',
  moveConfirm: count({ one: 'Move {count} user', other: 'Move {count} users' }),
  moveDone: params('{people} moved to {group}'),
  onTitle: count({ one: 'Turn web access on for {count} user?', other: 'Turn web access on for {count} users?' }),
  onEffect: count({ one: 'user can sign in to the portal', other: 'users can sign in to the portal' }),
  onConfirm: count({ one: 'Turn on for {count} user', other: 'Turn on for {count} users' }),
  onDone: count({ one: 'Web access is on for {count} user', other: 'Web access is on for {count} users' }),
  offTitle: count({ one: 'Turn web access off for {count} user?', other: 'Turn web access off for {count} users?' }),
  offEffect: count({ one: 'user can no longer sign in. Doors still open', other: 'users can no longer sign in. Doors still open for them' }),
  offConfirm: count({ one: 'Turn off for {count} user', other: 'Turn off for {count} users' }),
  offDone: count({ one: 'Web access is off for {count} user', other: 'Web access is off for {count} users' }),
  outTitle: count({ one: 'Move {count} user out?', other: 'Move {count} users out?' }),
  outEffect: count({
    one: 'user loses all access: entry methods, invites, web access and call groups',
    other: 'users lose all access: entry methods, invites, web access and call groups',
  }),
  outConfirm: count({ one: 'Move {count} user out', other: 'Move {count} users out' }),
  outDone: count({ one: '{count} user moved out', other: '{count} users moved out' }),
  outWord: 'MOVE OUT',
  removeTitle: count({ one: 'Delete {count} user?', other: 'Delete {count} users?' }),
  removeEffect: count({ one: 'user is deleted, with entry methods, app keys and invites', other: 'users are deleted, with entry methods, app keys and invites' }),
  removeConfirm: count({ one: 'Delete {count} user', other: 'Delete {count} users' }),
  removeDone: count({ one: '{count} user deleted', other: '{count} users deleted' }),
  removeWord: 'DELETE',
  undoUntil: params('Can be undone until {time}.'),
  undoMore: count({ one: 'You can also undo {count} earlier change', other: 'You can also undo {count} earlier changes' }),
  selectionChanged: 'The list changed. Check the new count and confirm again.',
})
