import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ImportWizard.example.tsx'
import source from './ImportWizard.example.tsx?raw'
import { importWizardMessages } from './ImportWizard.messages.ts'

export const importWizardGuide: ComponentGuide = {
  components: ['ImportWizard', 'ImportSteps', 'SheetCounts'],
  status: 'new',
  otherNames: ['CSV importer', 'bulk upload', 'react-spreadsheet-import', 'Flatfile', 'column mapping', 'data onboarding'],
  when: [
    'Many people, codes, call groups, contacts or holidays come in a file.',
    'You give `desk`: `createImportDesk(read)` of `@portal/domain`, where `read` makes rows of a file. For long files let it lie in a worker: every method takes and answers plain data.',
    '`known` is what the file is checked against; `onSend` gets the checked rows, some at a time, and leads to your dry run.',
    '`ImportSteps` and `SheetCounts` stand above the pages that follow: the dry run, the progress, the result.',
  ],
  not: ['A few records: a form.', 'Rows that are checked already: `ImportGrid` alone.', 'Columns of your own kinds: the checks know those of `importKinds`.'],
  why: ['It sees one page of the rows at a time, so that 100,000 rows cost it no more than 20.', 'Nothing is written before `onSend`; the address keeps the place (`address`), `draftMemory` the work, `columnMemory` the columns of the last such file.'],
  keyboard: { Tab: 'Goes from step to step, from problem to problem.', 'Ctrl+V': 'Takes rows that were copied, in the first step.', 'Arrow keys': 'Go from cell to cell.' },
  accessibility: ['What is wrong describes its field; what is mended, counted or refused is said aloud.', 'The steps are a list with the open one marked.'],
  words: importWizardMessages,
  example: { Example, source },
}
