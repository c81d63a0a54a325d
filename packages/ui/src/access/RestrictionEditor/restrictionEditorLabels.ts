import type { RestrictionProblemCode } from '@portal/domain'
import { weekGridLabels } from '../WeekGrid/index.ts'
import type { WeekGridLabels } from '../WeekGrid/index.ts'

/** Every word of the editor. Days, times and dates arrive written out in the locale. */
export interface RestrictionEditorLabels {
  sentence: string
  hours: string
  anyTime: string
  anyTimeHelp: string
  noHours: string
  /** Names a window for screen readers: 'Hours 2'. */
  window: (number: number) => string
  days: string
  starts: string
  ends: string
  to: string
  allDay: string
  /** For a window of one day, and of several. */
  endsNextDay: (day: string | null) => string
  keys: string
  add: string
  remove: (window: string) => string
  removed: (what: string) => string
  undo: string
  merged: (window: string) => string
  copy: string
  copyFrom: string
  copyTo: string
  copyDays: (count: number) => string
  copied: (copy: { from: string, to: string }) => string
  replaces: string
  cancel: string
  propertyTime: (zone: string) => string
  yourTime: (times: string) => string
  /** A range of times. */
  range: (times: { start: string, end: string }) => string
  validity: string
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  startOfDay: string
  endOfDay: string
  throughThatDay: string
  uses: string
  usesHelp: string
  usesLeft: (count: string) => string
  wholeNumber: string
  perDay: string
  perDayHelp: string
  noLimit: string
  exceptions: string
  exceptionsHelp: string
  noExceptions: string
  exception: (number: number) => string
  addException: string
  exceptionName: string
  effect: string
  allow: string
  deny: string
  firstDate: string
  lastDate: string
  removeException: (name: string) => string
  glance: string
  mirror: string
  grid: WeekGridLabels
  problems: Record<RestrictionProblemCode, string>
  /** Part of a window. */
  partlyUnreachable: (hours: string) => string
  keepReached: string
  removeUnreached: string
  /** A night on which the clock is put forward or back inside a window. */
  clockChange: (change: { kind: 'skipped' | 'doubled', isWhole: boolean, date: string, times: string }) => string
}

export const restrictionEditorLabels: RestrictionEditorLabels = {
  sentence: 'This rule, in one sentence',
  hours: 'Weekly hours',
  anyTime: 'At any time',
  anyTimeHelp: 'Every day, around the clock. Dates, uses and exceptions below still count.',
  noHours: 'No hours yet: nobody gets in.',
  window: (number) => `Hours ${number}`,
  days: 'Days',
  starts: 'From',
  ends: 'To',
  to: 'to',
  allDay: 'All day',
  endsNextDay: (day) => (day === null ? 'ends the next day' : `next day, ${day}`),
  keys: 'Type times as you like. Arrow keys change them by 15 minutes.',
  add: 'Add hours',
  remove: (window) => `Remove ${window}`,
  removed: (what) => `Removed: ${what}.`,
  undo: 'Undo',
  merged: (window) => `Hours that meet became one: ${window}.`,
  copy: 'Copy a day',
  copyFrom: 'Copy the hours of',
  copyTo: 'to',
  copyDays: (count) => (count === 1 ? 'Copy to 1 day' : `Copy to ${count} days`),
  copied: ({ from, to }) => `The hours of ${from} now hold on ${to} too.`,
  replaces: 'has hours',
  cancel: 'Cancel',
  propertyTime: (zone) => `Property time: ${zone}`,
  yourTime: (times) => `${times} your time`,
  range: ({ start, end }) => `${start} to ${end}`,
  validity: 'Validity and uses',
  startDate: 'Starts',
  startTime: 'Start time',
  endDate: 'Ends',
  endTime: 'End time',
  startOfDay: 'Start of day',
  endOfDay: 'End of day',
  throughThatDay: 'Through the end of that day',
  uses: 'Uses',
  usesHelp: 'Empty means no limit',
  usesLeft: (count) => (count === '1' ? '1 use left' : `${count} uses left`),
  wholeNumber: 'Type a whole number.',
  perDay: 'Entries a day',
  perDayHelp: 'The most on one such day. Empty means no limit.',
  noLimit: 'No limit',
  exceptions: 'Exceptions',
  exceptionsHelp: 'On these dates they hold instead of the week. Where two meet, the one that closes wins.',
  noExceptions: 'None. Holidays and closures belong here.',
  exception: (number) => `Exception ${number}`,
  addException: 'Add exception',
  exceptionName: 'Name',
  effect: 'On these dates',
  allow: 'Open',
  deny: 'Closed',
  firstDate: 'First day',
  lastDate: 'Last day',
  removeException: (name) => `Remove ${name}`,
  glance: 'Week at a glance',
  mirror: 'Mirror of the list',
  grid: weekGridLabels,
  problems: {
    unreadable: 'This is no date, time or number.',
    startAfterEnd: 'The end is not after the start.',
    noWeekday: 'Choose at least one day.',
    zeroLength: 'It starts and ends at the same time.',
    usesExhausted: 'All uses are used up: it opens nothing any more.',
    expired: 'This has ended: it opens nothing any more.',
    unreachable: 'Never reached: the group’s rule is closed then, and both must allow.',
    exceptionOutsideValidity: 'Outside the dates above: it has no effect.',
  },
  partlyUnreachable: (hours) => `${hours} h a week of these are never reached: the group’s rule is closed then, and both must allow.`,
  keepReached: 'Keep only what is reached',
  removeUnreached: 'Remove these hours',
  clockChange: ({ kind, isWhole, date, times }) => {
    if (kind === 'doubled') return `On ${date} the clock goes back: ${times} comes twice, and it is open both times.`
    const skips = `On ${date} the clock goes forward: ${times} does not come`
    return isWhole ? `${skips}, and it stays shut that day.` : `${skips}.`
  },
}
