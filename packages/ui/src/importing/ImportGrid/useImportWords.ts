import type { Labels, SheetFinding, Words } from '@portal/domain'
import { useLabels } from '../../words/useLabels.ts'
import { importGridMessages } from './ImportGrid.messages.ts'

/** What the columns of an import and their problems are called. For pages that speak of them elsewhere. */
export function useImportWords(labels?: Labels<typeof importGridMessages>) {
  return useLabels('ImportGrid', importGridMessages, labels)
}

/** What is wrong in a cell, in words. */
export function sayProblem(words: Words<typeof importGridMessages>, { problem, about = '' }: Pick<SheetFinding, 'problem' | 'about'>): string {
  const text = words[problem]
  return typeof text === 'string' ? text : text({ about })
}
