import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ImportGrid.example.tsx'
import source from './ImportGrid.example.tsx?raw'
import { importGridMessages } from './ImportGrid.messages.ts'

export const importGridGuide: ComponentGuide = {
  components: ['ImportGrid'],
  status: 'new',
  otherNames: ['editable table', 'spreadsheet', 'data grid', 'import errors', 'react-spreadsheet-import'],
  when: ['A file is checked before it is imported: one page of its rows, what is wrong in its cell, and what it was meant to be.'],
  not: ['A list of records that exist: `DataTable`.', 'One record: a form.'],
  keyboard: {
    Tab: 'Goes from problem to problem.',
    'Arrow keys': 'Go from cell to cell.',
    Enter: 'Begins to write; once more keeps it and goes to the row below.',
    Escape: 'Gives up what was written.',
  },
  accessibility: ['It is a table; each field is named by its column and row.', 'What is wrong describes the field.'],
  words: importGridMessages,
  example: { Example, source },
}
