import { describeMoment, describeRestriction, type DescribeOptions } from '../restriction/describeRestriction.ts'
import { localeFormats } from '../restriction/localeFormats.ts'
import type { AccessSummary, AccessSummaryRule } from './summarizeAccess.ts'
import { type AccessSummaryWords, accessSummaryWordsOf } from './accessSummaryWords.ts'

export interface DescribeAccessOptions extends Pick<DescribeOptions, 'locale' | 'timeZone' | 'viewerTimeZone' | 'now' | 'words'> {
  summaryWords?: AccessSummaryWords
  /** How many doors are named at most; a longer list is replaced by its number. */
  namesAtMost?: number
  /** Whether to write only the hours at most doors and the number of doors with other hours, for one line of a list. */
  isShort?: boolean
}

/**
 * A user's access to all doors in words, one sentence for each restriction, without a period at the end: "At any time, at 6 of 8 doors.
 * Every day, 6:00 AM to 10:00 PM, at Pool Gate". "No access" is followed by its reason. Times are the property's.
 */
export function describeAccess(summary: AccessSummary, options: DescribeAccessOptions): string {
  const { locale, summaryWords: words = accessSummaryWordsOf(locale) } = options
  if (summary.none === 'ended') return words.ended({ moment: summary.endedAt ? describeMoment(summary.endedAt, options) : '' })
  if (summary.none) return words.none[summary.none]
  const [first, ...further] = summary.rules
  if (options.isShort && first && further.length > 0) {
    const count = further.reduce((total, rule) => total + rule.doorCount, 0)
    return words.others({ most: sentence(first, summary.doorCount, { ...options, summaryWords: words }), count })
  }
  // The zone is named once, in the last sentence.
  const { timeZone, ...others } = options
  return summary.rules.map((rule, index) => {
    const isLast = index === summary.rules.length - 1
    return sentence(rule, summary.doorCount, { ...others, summaryWords: words, ...(isLast && timeZone !== undefined && { timeZone }) })
  }).join('. ')
}

function sentence(rule: AccessSummaryRule, all: number, options: DescribeAccessOptions & { summaryWords: AccessSummaryWords }): string {
  const { summaryWords: words, namesAtMost = 2, locale } = options
  const { list } = localeFormats(locale)
  const { doorCount: count, doors } = rule
  const isNamed = count === doors.length && (count <= namesAtMost || count === 1)
  const where = count === all && count > 1 ? words.atAll({ count }) : isNamed ? words.at({ doors: list(doors) }) : words.atSome({ count, all })
  if (!rule.within) return describeRestriction(rule.restriction, { ...options, where })
  const { timeZone: _unsaid, ...own } = options
  return words.within({ own: describeRestriction(rule.restriction, { ...own, where }), group: describeRestriction(rule.within, options) })
}
