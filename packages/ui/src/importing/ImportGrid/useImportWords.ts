import type { Labels } from '@portal/domain'
import { useLabels } from '../../words/useLabels.ts'
import { importGridMessages } from './ImportGrid.messages.ts'

/** What the columns of an import and their problems are called. For pages that speak of them elsewhere. */
export function useImportWords(labels?: Labels<typeof importGridMessages>) {
  return useLabels('ImportGrid', importGridMessages, labels)
}
