import bidiFactory, { type Bidi } from 'bidi-js'

let bidi: Bidi | undefined

/** Letters that run from right to left, and marks that make other letters do so. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]/

/** Marks of direction and width, which are not drawn. Marks that join the letters of a word are kept. */
const undrawn = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

export interface VisualRun {
  /** The text in the order of reading. */
  text: string
  isRightToLeft: boolean
}

/** A line in the order in which it is drawn, from left to right (UAX #9). Its first letter with a direction decides the direction of the line. */
export function visualRuns(line: string): VisualRun[] {
  if (!rightToLeft.test(line)) return [{ text: line.replaceAll(undrawn, ''), isRightToLeft: false }]
  bidi ??= bidiFactory()
  const embedding = bidi.getEmbeddingLevels(line)
  const { levels } = embedding
  const runs: VisualRun[] = []
  let before: { index: number; level: number } | undefined
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = levels[index] ?? 0
    const isRightToLeft = level % 2 === 1
    const letter = (isRightToLeft ? bidi.getMirroredCharacter(line[index] ?? '') : null) ?? line[index] ?? ''
    const last = runs.at(-1)
    const isNext = before !== undefined && before.level === level && index === before.index + (isRightToLeft ? -1 : 1)
    if (last && isNext) last.text = isRightToLeft ? letter + last.text : last.text + letter
    else runs.push({ text: letter, isRightToLeft })
    before = { index, level }
  }
  return runs.map((run) => ({ ...run, text: run.text.replaceAll(undrawn, '') })).filter(({ text }) => text !== '')
}
