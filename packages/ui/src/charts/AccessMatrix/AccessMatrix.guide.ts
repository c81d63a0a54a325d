import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { accessMatrixMessages } from './AccessMatrix.messages.ts'

export const accessMatrixGuide: ComponentGuide = {
  components: ['AccessMatrix'],
  status: 'new',
  since: '1.3',
  otherNames: ['access grid', 'permissions matrix', 'groups and doors'],
  when: [
    'Which user groups can open which doors, and when, for all of them at once.',
  ],
  not: [
    'The hours of one restriction: `RestrictionSummary`.',
    'Several facts about each group: `DataTable`.',
  ],
  why: [
    'Each cell has a week and its hours as text, so that an unusual cell stands out and still can be read.',
    'Show the full sentence of the selected cell below, with the action that edits it.',
  ],
  keyboard: {
    Tab: 'Goes to one cell.',
    'ArrowLeft ArrowRight Home End': 'To another door of the group.',
    'ArrowUp ArrowDown': 'To another group, or on a phone to another door.',
    'Enter Space': 'Selects the cell, or clears it.',
  },
  accessibility: [
    'The matrix is a table with row and column headings. Each cell is a button whose name has the group, the door and the hours.',
    'Hours are written out, so color is not needed. The group’s column stays visible while the doors scroll.',
  ],
  words: accessMatrixMessages,
}
