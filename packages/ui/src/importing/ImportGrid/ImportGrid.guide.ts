import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { importGridMessages } from './ImportGrid.messages.ts'

export const importGridGuide: ComponentGuide = {
  components: ['ImportGrid'],
  status: 'new',
  otherNames: ['editable table', 'spreadsheet', 'data grid', 'import errors', 'react-spreadsheet-import'],
  when: ['To check a file before its import: one page of its rows, with problems in their cells and proposed fixes.'],
  not: ['A list of existing records: `DataTable`.', 'One record: a form.'],
  keyboard: {
    Tab: 'Goes from problem to problem.',
    'Arrow keys': 'Go from cell to cell.',
    Enter: 'Starts editing; pressed again, keeps the text and goes to the row below.',
    Escape: 'Discards the edit.',
  },
  accessibility: ['It is a table; each field is named by its column and row.', 'The problem is the field’s description.'],
  words: importGridMessages,
}
