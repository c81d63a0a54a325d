import * as v from 'valibot'
import { countCharacters, findTextProblem, type TextProblem } from '@portal/domain'
import { named } from './shapeNames.ts'
import { invisibleSentence } from './shapes.ts'

const forbiddenSentence = 'Links, markup, formulas and file names are not allowed here.'

const sentences: Record<TextProblem, string> = {
  scheme: forbiddenSentence,
  tag: forbiddenSentence,
  formula: forbiddenSentence,
  extension: forbiddenSentence,
  comparisonOnly: 'Enter more than the characters < > =.',
  control: invisibleSentence,
  direction: invisibleSentence,
}

/** A text of one line that passes the filter of specification §5. Outer spaces are removed; `longest` counts characters. */
export const line = (longest: number) => v.pipe(v.string(), v.trim(), v.rawCheck(filter('one', longest)), named('line'))

/** Like `line`, but never empty. */
export const filledLine = (longest: number) => v.pipe(line(longest), v.nonEmpty())

/** Like `line`, but with several lines: tabs and line breaks are kept. */
export const note = (longest: number) => v.pipe(v.string(), v.trim(), v.rawCheck(filter('many', longest)), named('note'))

/** The text to find in a list; empty to list everything. */
export const searchText = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.rawCheck(filter('one', longest)), named('searchText')), '')

type CheckText = Parameters<typeof v.rawCheck<string>>[0]

/** A text filter. The length is checked first, so that the filter never reads more than may be stored. */
function filter(lines: 'one' | 'many', longest: number): CheckText {
  return ({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const sentence = findSentence(dataset.value, lines, longest)
    if (sentence !== null) addIssue({ message: sentence })
  }
}

function findSentence(text: string, lines: 'one' | 'many', longest: number): string | null {
  if (countCharacters(text) > longest) return `Enter at most ${longest} characters.`
  const problem = findTextProblem(text, lines)
  return problem === null ? null : sentences[problem]
}
