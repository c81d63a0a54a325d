import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { importWizardMessages } from './ImportWizard.messages.ts'

export const importWizardGuide: ComponentGuide = {
  components: ['ImportWizard', 'ImportSteps', 'SheetCounts'],
  status: 'new',
  otherNames: ['CSV importer', 'bulk upload', 'react-spreadsheet-import', 'Flatfile', 'column mapping', 'data onboarding'],
  when: [
    'To import many users, codes, call groups, contacts or holidays from a file.',
    'Pass a `desk`: `createImportDesk(read)` of `@portal/domain`, where `read` turns a file into rows. For long files run it in a worker: every method takes and returns plain data.',
    '`known` has the facts to check the file against; `onSend` gets the checked rows in parts, and opens your dry run.',
    '`ImportSteps` and `SheetCounts` are also above the pages that follow: the dry run, the progress, the result.',
  ],
  not: ['A few records: a form.', 'Rows that you have checked already: `ImportGrid` alone.', 'Other kinds of columns: the checks cover only those of `importKinds`.'],
  why: ['It holds one page of the rows at a time, so that 100,000 rows cost no more than 20.', 'Nothing is written before `onSend`; the address keeps the place (`address`), `draftMemory` the work, `columnMemory` the columns of the last such file.'],
  keyboard: { Tab: 'Goes from step to step, from problem to problem.', 'Ctrl+V': 'Pastes copied rows, in the first step.', 'Arrow keys': 'Go from cell to cell.' },
  accessibility: ['A problem is the description of its field; fixes, counts and refusals are announced.', 'The steps are a list; the open one is marked.'],
  words: importWizardMessages,
}
