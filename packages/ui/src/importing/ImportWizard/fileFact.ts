import type { FileFacts, FileProblem, Words } from '@portal/domain'
import type { importWizardMessages } from './ImportWizard.messages.ts'

export type ImportWords = Words<typeof importWizardMessages>

/** Says how many rows a file has, and how it was read. */
export function fileFact(words: ImportWords, { rows, sheet, encoding, isGuess }: FileFacts): string {
  if (sheet !== null) return words.readSheet({ rows, sheet })
  return (isGuess ? words.readGuessed : words.readAs)({ rows, encoding })
}

/** Says why a file cannot be imported. */
export function sayFileProblem(words: ImportWords, { problem, row = 0 }: FileProblem): string {
  const text = words.problems[problem]
  return typeof text === 'string' ? text : text({ row })
}
