const decides = 'The last rule always decides.'
const caches = 'The mutated code keeps an earlier result; without that, the same result is computed again.'
const offsetsDiffer = 'Two neighboring stretches of a zone always differ in their offset.'
const onePointMore = 'It asks at more moments than can change the outcome.'

/**
 * Mutants that behave like the original code, with the reason, by file and change as in the table of `npm run quality -- mutants`. They do
 * not count as undetected.
 */
export const sameMutants: Record<string, Record<string, string>> = {
  'api-client/src/transport/followChanges.ts': {
    '`stream: true` → `stream: false`': 'The names of kinds are ASCII, so no piece of the stream cuts a character.',
  },
  'domain/src/access/credentials/isWeakCode.ts': {
    '`Number(digit) - Number(digits[index]) + 10` → `Number(digit) - Number(digits[index]) - 10`': 'Equal steps stay equal, whatever number of tens is added.',
  },
  'domain/src/access/credentials/wiegand.ts': {
    '`bit === \'1\'` → `bit !== \'1\'`': 'Each parity is of an even number of bits, so zeros and ones have the same.',
  },
  'domain/src/access/decision/accessPrecedence.ts': {
    '`return false` → `return true`': decides,
  },
  'domain/src/access/decision/changePoints.ts': {
    '`day < dayAfterLast` → `day <= dayAfterLast`': onePointMore,
    '`midnight >= end` → `midnight > end`': 'What follows leaves out an edge at the end of the stretch.',
    '`midnight >= end` → `false`': 'What follows leaves out edges after the end of the stretch; the days end anyway.',
    '`instant <= last` → `instant < last`': onePointMore,
    '`instant > start` → `instant >= start`': 'It makes one part without length, in which nothing happens.',
    '`lastDay + 1` → `lastDay - 1`': 'A week after each date is watched anyway.',
    '`hasDayLimit ? [0] : []` → `true ? [0] : []`': onePointMore,
  },
  'domain/src/access/decision/explainAccess.ts': {
    '`!decided` → `false`': decides,
  },
  'domain/src/access/door/doorState.ts': {
    '`schedules.length === 0` → `false`': 'A door without schedules gets the same null sooner.',
  },
  'domain/src/access/restriction/clockChanges.ts': {
    '`before < offset` → `before <= offset`': offsetsDiffer,
  },
  'domain/src/access/restriction/lintRestriction.ts': {
    '`end <= start` → `end < start`': 'Equal ends are reported as a period without length before.',
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
    '`start + offset` → `start - offset`': 'The day before is looked at, too; offsets are shorter than a day.',
    '`local < skipped.until` → `local <= skipped.until`': 'A beginning at the end of the gap is at the same instant in both ways.',
  },
  'domain/src/billing/routingNumber.ts': {
    '`total + Number(digit) * (weights[index % 3] ?? 0)` → `total - Number(digit) * (weights[index % 3] ?? 0)`': 'A sum is divisible by ten with either sign.',
  },
}
