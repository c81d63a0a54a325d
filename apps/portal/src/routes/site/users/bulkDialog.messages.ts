import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

/** What is asked before many people are changed, and what is said after; their buttons' words are in `messages.ts`. */
export const bulkDialogMessages = words('bulkUserQuestions', {
  moveTitle: count({ one: 'Move {count} person to a group?', other: 'Move {count} people to a group?' }),
  moveText: 'Each gets the hours and doors of the new group. Own restrictions stay.',
  chooseGroup: 'Choose a group',
  groupMissing: 'Choose the group they move to.',
  moveConfirm: count({ one: 'Move {count} person', other: 'Move {count} people' }),
  moveDone: params('{people} moved to {group}'),
  onTitle: count({ one: 'Turn web access on for {count} person?', other: 'Turn web access on for {count} people?' }),
  onEffect: count({ one: 'person can sign in at the portal', other: 'people can sign in at the portal' }),
  onConfirm: count({ one: 'Turn on for {count} person', other: 'Turn on for {count} people' }),
  onDone: count({ one: 'Web access is on for {count} person', other: 'Web access is on for {count} people' }),
  offTitle: count({ one: 'Turn web access off for {count} person?', other: 'Turn web access off for {count} people?' }),
  offEffect: count({ one: 'person can no longer sign in; doors still open', other: 'people can no longer sign in; doors still open for them' }),
  offConfirm: count({ one: 'Turn off for {count} person', other: 'Turn off for {count} people' }),
  offDone: count({ one: 'Web access is off for {count} person', other: 'Web access is off for {count} people' }),
  outTitle: count({ one: 'Move {count} person out?', other: 'Move {count} people out?' }),
  outEffect: count({
    one: 'person can no longer open any door: codes and invites end, web access is turned off, call groups lose the place',
    other: 'people can no longer open any door: codes and invites end, web access is turned off, call groups lose their places',
  }),
  outConfirm: count({ one: 'Move {count} person out', other: 'Move {count} people out' }),
  outDone: count({ one: '{count} person moved out', other: '{count} people moved out' }),
  outWord: 'MOVE OUT',
  removeTitle: count({ one: 'Delete {count} person?', other: 'Delete {count} people?' }),
  removeEffect: count({ one: 'person is removed for good, with codes, cards, app keys and invites', other: 'people are removed for good, with codes, cards, app keys and invites' }),
  removeConfirm: count({ one: 'Delete {count} person', other: 'Delete {count} people' }),
  removeDone: count({ one: '{count} person deleted', other: '{count} people deleted' }),
  removeWord: 'DELETE',
  undoUntil: params('Can be undone until {time}.'),
  undoMore: count({ one: '{count} earlier change can be undone too', other: '{count} earlier changes can be undone too' }),
  selectionChanged: 'The list changed meanwhile. Check the new count and confirm again.',
})
