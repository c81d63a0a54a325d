/** Texts about calls for the story, the timeline, warnings, effects and activity. */
export const callMessages = {
  /** Name of the station if it is unknown. */
  station: 'the gate',
  called: 'A visitor calls at {station}.',
  /** The text for apps that begin to ring at the same moment. */
  rings: { one: '{names}’s phone rings, with video.', other: 'The phones of {names} ring, with video.' },
  /** The text for calls to phone numbers, which have no video. */
  telephone: { one: '{names} gets a phone call, voice only.', other: '{names} get a phone call, voice only.' },
  /** A step in which no phone rings. */
  emptyTier: 'No phone rings for {seconds} seconds.',
  declined: '{names} declines.',
  /** The text for the rest of a step whose last phone stopped ringing early. */
  gap: 'No phone rings for {seconds} seconds: each step lasts {tier}.',
  timeout: { one: '{names} doesn’t answer.', other: '{names} don’t answer.' },
  answered: '{names} answers.',
  /** The text for a user who wasn't called and answers in the portal. */
  answeredAtDesk: '{names} answers at the desk.',
  opened: '{names} opens {station}.',
  /** The text for a press on open after which the door stays closed. */
  notOpened: {
    lockedDown: '{names} presses open: {station} is locked down and stays closed.',
    offline: '{names} presses open: {station} is offline and stays closed.',
    accountInactive: '{names} presses open: the account is inactive, so {station} stays closed.',
  },
  stopped: {
    answeredElsewhere: { one: 'The phone of {names} stops ringing.', other: 'The phones of {names} stop ringing.' },
    gone: { one: '{names} is no longer called: the phone stops ringing.', other: '{names} are no longer called: their phones stop ringing.' },
    switchedOff: { one: '{names} turns the phone off.', other: '{names} turn their phones off.' },
    visitorLeft: { one: 'The phone of {names} stops ringing.', other: 'The phones of {names} stop ringing.' },
    endedAtDesk: { one: 'The phone of {names} stops ringing.', other: 'The phones of {names} stop ringing.' },
  },
  unreachable: {
    gone: { one: '{names} is skipped: removed or inactive.', other: '{names} are skipped: removed or inactive.' },
    noApp: { one: '{names} is skipped: the app is not set up.', other: '{names} are skipped: the app is not set up.' },
    notNotified: { one: '{names} is skipped: the phone doesn’t let the app ring.', other: '{names} are skipped: their phones don’t let the app ring.' },
    quietHours: { one: '{names} is skipped: quiet hours.', other: '{names} are skipped: quiet hours.' },
    switchedOff: { one: '{names} is skipped: the phone is off.', other: '{names} are skipped: their phones are off.' },
    noNumber: { one: '{names} is skipped: there is no number.', other: '{names} are skipped: there is no number.' },
    badNumber: { one: '{names} is skipped: the phone number is not valid.', other: '{names} are skipped: the phone numbers are not valid.' },
    ownStation: { one: '{names} is skipped: it is the station’s own number.', other: '{names} are skipped: it is the station’s own number.' },
  },
  ended: {
    nobodyReached: 'The call ends unanswered.',
    quietHours: 'The group has quiet hours: the call ends at once.',
    visitorLeft: 'The visitor leaves.',
    hungUp: 'The call ends.',
    endedAtDesk: '{names} ends the call at the desk.',
    timeLimit: 'The call ends: it reached the time limit.',
  },
  /** The name of a user’s own phone, besides the user's app. */
  ownPhone: '{name} (phone)',
  /** The text in place of a deleted user's name. */
  unknownPerson: 'Former member',
  reaches: 'A visitor at {station} reaches {order}.',
  reachesNobody: 'A visitor at {station} reaches no one.',
  thenNext: '{before}, then {next}',
  /** A step with its start: 'Ben from 30 s'. */
  from: '{names} from {seconds} s',
  nobody: 'no one',
  endsAfter: 'The call ends after {seconds} seconds.',
  endsAtOnce: 'The call ends at once.',
  warnings: {
    /** The text for a step in which no phone rings, by the step's name. */
    emptyTier: {
      first: '“First called” is empty: no phone rings for {seconds} seconds.',
      second: '“Second called” is empty: no phone rings for {seconds} seconds.',
    },
    personTwice: '{name} is in the plan twice. A phone rings only once at a time.',
    numberTwice: '{name} is in the list twice.',
    gone: '{name} is removed or inactive and never rings.',
    noApp: '{name} can’t take video calls until the app is set up.',
    notNotified: '{name}’s phone doesn’t let the app ring.',
    noNumber: '{name} has no number and is skipped.',
    badNumber: '{name} can’t be called: the phone number is not valid.',
    ownStation: '{name} is the station’s own number and never rings.',
    noNumbers: 'There are no numbers: a visitor reaches no one.',
    nobodyNotified: 'No phone in this plan lets the app ring.',
    quietAllDay: '{name} has quiet hours all day: {days}.',
    quietGroup: 'The group has quiet hours all day: {days}. A visitor then reaches no one.',
    /** The text for hours in which all users have quiet hours. An example of `hours` is 'Every day, 10:00 PM to 7:00 AM the next day'. */
    silentHours: 'All users have quiet hours, so a visitor reaches no one: {hours}.',
    nobodyRings: 'The call ends here. No phone rings: a visitor reaches no one.',
    endsUnanswered: 'The call ends here. A visitor who waits {seconds} seconds reaches no one.',
  },
} as const
