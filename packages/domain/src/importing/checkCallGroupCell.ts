import { checkCallGroupName } from '../accounts/uniqueFields.ts'
import { limits } from '../limits.ts'
import { foldText } from '../textInput/foldText.ts'
import { readCallKind, readNumberCells } from './callGroupCells.ts'
import type { CellFinding } from './cellProblems.ts'
import { checkPhoneCell } from './checkPhoneCell.ts'
import type { CallGroupColumn } from './importKinds.ts'
import { nearestName } from './nearestName.ts'
import { type KnownPerson, peopleMentioned, type PeopleIndex, readPersonMention, splitSeveral } from './personMention.ts'

type CheckColumn = (text: string, people: PeopleIndex) => CellFinding | null

/** Checks the users of one step: each known and unambiguous, at most three, without duplicates. */
const checkTier: CheckColumn = (text, people) => {
  const mentions = splitSeveral(text)
  if (mentions.length > limits.watchman.peopleAtOnce) return { problem: 'tooManyPeople', mend: null }
  const seen = new Set<KnownPerson>()
  for (const [place, mention] of mentions.entries()) {
    const found = peopleMentioned(people, readPersonMention(mention))
    const [person] = found
    if (!person) {
      const near = nearestName(mention, [...people.byName.values()].flatMap(([first]) => first?.name ?? []))
      return { problem: 'nobody', about: mention, mend: near === null ? null : mentions.with(place, near).join('; ') }
    }
    if (found.length > 1) return { problem: 'several', about: mention, mend: null }
    if (seen.has(person)) return { problem: 'listedTwice', about: mention, mend: mentions.toSpliced(place, 1).join('; ') }
    seen.add(person)
  }
  return null
}

const checkNumbers: CheckColumn = (text) => {
  const numbers = readNumberCells(text)
  if (numbers.length > limits.calls.numbers) return { problem: 'tooManyNumbers', mend: null }
  for (const number of numbers) {
    const finding = checkPhoneCell(number.phone)
    if (!finding) continue
    const mend = finding.mend === null ? null : numbers.map((one) => `${one.label === '' ? '' : `${one.label}: `}${one === number ? finding.mend : one.phone}`).join('; ')
    return { ...finding, about: number.phone, mend }
  }
  return null
}

const ofColumn: Partial<Record<CallGroupColumn, CheckColumn>> = {
  Name: (text) => (checkCallGroupName(text).length > 0 ? { problem: 'callGroupName', mend: null } : null),
  CallKind: (text) => (readCallKind(text) === null ? { problem: 'callKind', mend: nearestKind(text) } : null),
  FirstCalled: checkTier,
  SecondCalled: checkTier,
  Numbers: checkNumbers,
}

const nearestKind = (text: string) => nearestName(foldText(text), ['Video', 'Voice'])

/** Checks a cell of a file of call groups for problems that other text can't have (specification §5: names have 5 to 15 characters). */
export function checkCallGroupCell(column: CallGroupColumn, text: string, people: PeopleIndex): CellFinding | null {
  return ofColumn[column]?.(text, people) ?? null
}
