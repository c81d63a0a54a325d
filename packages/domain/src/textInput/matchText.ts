import { foldText } from './foldText.ts'

export interface TextMatch {
  /**
   * How well the text matches. 0: it begins with the search. 1: each word of the search begins a word of the text. 2: each word occurs
   * somewhere.
   */
  rank: 0 | 1 | 2
  /** The positions of the searched words in the text, as offsets in order and without overlap. The end is not included. */
  marks: readonly (readonly [start: number, end: number])[]
}

/** Finds every word of a search in a text, regardless of case and accents; null if one is missing. */
export function matchText(text: string, search: string): TextMatch | null {
  const words = foldText(search).split(/\s+/).filter((word) => word !== '')
  const { folded, offsets } = foldWithOffsets(text)
  let rank: TextMatch['rank'] = folded.startsWith(words.join(' ')) ? 0 : 1
  const marks: [number, number][] = []
  for (const word of words) {
    const { at, beginsWord } = findWord(folded, word)
    if (at === -1) return null
    if (!beginsWord) rank = 2
    marks.push([offsets[at] ?? 0, offsets[at + word.length] ?? text.length])
  }
  return { rank, marks: merge(marks) }
}

/** The items whose text contains every word of a search, the best matches first. Items of the same rank keep their order. */
export function rankByText<Item>(items: readonly Item[], textOf: (item: Item) => string, search: string): Item[] {
  const found = items.flatMap((item) => {
    const match = matchText(textOf(item), search)
    return match ? [{ item, rank: match.rank }] : []
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item)
}

/** Finds a word in a text. A position at the beginning of a word is better than one inside a word. */
function findWord(text: string, word: string): { at: number; beginsWord: boolean } {
  const first = text.indexOf(word)
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return { at, beginsWord: true }
  }
  return { at: first, beginsWord: false }
}

/**
 * Folds a text, and returns for each position of the folded text its position in the original, the end included. The positions differ,
 * because one letter can become several ('ﬁ') or none.
 */
function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = ''
  const offsets: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = foldText(letter)
    for (let part = 0; part < plain.length; part += 1) offsets.push(at)
    folded += plain
    at += letter.length
  }
  offsets.push(at)
  return { folded, offsets }
}

function merge(marks: [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [start, end] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
