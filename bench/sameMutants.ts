const decides = 'The last rule always decides.'
const caches = 'The code keeps an earlier result; the mutated code computes the same result again.'
const offsetsDiffer = 'Two adjoining spans of a zone always have different offsets.'
const moreMoments = 'The mutated code also checks moments that cannot change the outcome.'

/**
 * Mutants that behave like the original code, with the reason, by file and change as in the table of `npm run quality -- mutants`. They do
 * not count as undetected.
 */
export const sameMutants: Record<string, Record<string, string>> = {
  'api-client/src/transport/followChanges.ts': {
    '`stream: true` → `stream: false`': 'The names of kinds are ASCII, so no character is split between two pieces of the stream.',
  },
  'domain/src/access/credentials/isWeakCode.ts': {
    '`Number(digit) - Number(digits[index]) + 10` → `Number(digit) - Number(digits[index]) - 10`': 'Equal steps stay equal if a multiple of ten is added.',
  },
  'domain/src/access/credentials/wiegand.ts': {
    '`bit === \'1\'` → `bit !== \'1\'`': 'Each parity is computed from an even number of bits, so zeros and ones give the same result.',
  },
  'domain/src/access/decision/accessPrecedence.ts': {
    '`return false` → `return true`': decides,
  },
  'domain/src/access/decision/changePoints.ts': {
    '`day < dayAfterLast` → `day <= dayAfterLast`': moreMoments,
    '`midnight >= end` → `midnight > end`': 'The next step leaves out a change at the end of the span.',
    '`midnight >= end` → `false`': 'The next step leaves out changes after the end of the span, and the loop over days ends anyway.',
    '`instant <= last` → `instant < last`': moreMoments,
    '`instant > start` → `instant >= start`': 'The mutated code makes one more part, which has no length.',
    '`lastDay + 1` → `lastDay - 1`': 'The code checks a week after each date anyway.',
    '`hasDayLimit ? [0] : []` → `true ? [0] : []`': moreMoments,
  },
  'domain/src/access/decision/explainAccess.ts': {
    '`!decided` → `false`': decides,
  },
  'domain/src/access/door/doorState.ts': {
    '`schedules.length === 0` → `false`': 'For a door without schedules, the original code returns the same null earlier.',
  },
  'domain/src/access/restriction/clockChanges.ts': {
    '`before < offset` → `before <= offset`': offsetsDiffer,
  },
  'domain/src/access/restriction/lintRestriction.ts': {
    '`end <= start` → `end < start`': 'Equal ends were already reported as a period without length.',
  },
  'domain/src/access/restriction/normalizeRestriction.ts': {
    '`known` → `false`': caches,
    '`one < other` → `one <= other`': 'No two keys are equal.',
  },
  'domain/src/access/restriction/restrictionWords.ts': {
    '`known` → `false`': caches,
  },
  'domain/src/access/restriction/schedulePulses.ts': {
    '`before.offset < offset` → `before.offset <= offset`': offsetsDiffer,
    '`start + offset` → `start - offset`': 'The code also checks the day before, and offsets are shorter than a day.',
    '`local < skipped.until` → `local <= skipped.until`': 'A start at the end of the skipped hour is the same instant in both versions.',
  },
  'domain/src/calls/phoneNumber.ts': {
    '`read.size >= remembered` → `read.size > remembered`': 'The code keeps earlier results; the mutated code keeps one more.',
  },
  'domain/src/calls/pressInPortal.ts': {
    '`phone === null` → `false`': 'Users may answer only if their app rings or they have a desk.',
  },
  'domain/src/time/spans.ts': {
    '`hole.start >= span.end` → `hole.start > span.end`': 'A hole that starts where the span ends leaves the whole span in both versions.',
  },
  'domain/src/billing/routingNumber.ts': {
    '`total + Number(digit) * (weights[index % 3] ?? 0)` → `total - Number(digit) * (weights[index % 3] ?? 0)`': 'A sum with the other sign is also divisible by ten.',
  },
  'sandbox/src/billing/automaticPayments.ts': {
    '`outcome.problem !== \'\' && outcome.settles_at === now` → `false`': 'The next step of the same work finds the failed payment and tells of it.',
  },
  'sandbox/src/gate/runDoorActions.ts': {
    '`accountId === undefined` → `accountId !== undefined`': 'It looks for the work of all accounts; only that of its own account is done.',
  },
  'sandbox/src/gate/scanAtGate.ts': {
    '`moduleId === null || unsynced.length === 0` → `false`': 'Without changes that wait, the controller decides by the same data.',
    '`mode === DoorOutputMode.HoldOpen || mode === DoorOutputMode.Both ? mod` → `true ? mode : DoorOutputMode.MomentaryOpen`': 'The column has only the three modes.',
  },
}
