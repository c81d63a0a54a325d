import type { Labels, SheetFinding, Words } from '@portal/domain'
import { useLabels } from '../../words/useLabels.ts'
import { importGridMessages } from './ImportGrid.messages.ts'

/** Names of import columns and of problems in their cells, also used outside the wizard. */
export function useImportWords(labels?: Labels<typeof importGridMessages>) {
  return useLabels('ImportGrid', importGridMessages, labels)
}

/** Says the problem of a cell. */
export function sayProblem(words: Words<typeof importGridMessages>, { problem, about = '' }: Pick<SheetFinding, 'problem' | 'about'>): string {
  const text = words[problem]
  return typeof text === 'string' ? text : text({ about })
}
