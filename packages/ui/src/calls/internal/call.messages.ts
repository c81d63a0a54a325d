/** What is said about calls, wherever they are told: the story, the timeline, warnings, the effect of a change, and logs. */
export const callMessages = {
  /** Where the visitor stands, if no station is named. */
  station: 'the gate',
  called: 'A visitor presses call at {station}.',
  /** Apps that begin to ring at the same moment. */
  rings: { one: 'The phone of {names} rings, with picture.', other: 'The phones of {names} ring, with picture.' },
  /** A number that is rung: no app, so no picture. */
  telephone: { one: 'The telephone of {names} rings, voice only.', other: 'The telephones of {names} ring, voice only.' },
  /** A tier in which no phone rings. */
  emptyTier: 'Nobody rings for {seconds} seconds.',
  declined: '{names} declines.',
  /** After the last phone of a tier stopped ringing before its time. */
  gap: 'Nobody rings for {seconds} seconds: a tier always lasts {tier}.',
  timeout: { one: '{names} does not answer.', other: '{names} do not answer.' },
  answered: '{names} answers.',
  /** Somebody whom the call does not ring takes it in the portal. */
  answeredAtDesk: '{names} answers at the desk.',
  opened: '{names} opens {station}.',
  /** Somebody presses open, and the door stays shut. */
  notOpened: {
    lockedDown: '{names} presses open: {station} is locked down and stays shut.',
    offline: '{names} presses open: {station} is offline and stays shut.',
    accountInactive: '{names} presses open: the account is inactive, and {station} stays shut.',
  },
  stopped: {
    answeredElsewhere: { one: 'The phone of {names} stops ringing.', other: 'The phones of {names} stop ringing.' },
    gone: { one: '{names} is no longer called: the phone stops ringing.', other: '{names} are no longer called: their phones stop ringing.' },
    switchedOff: { one: '{names} switches the phone off.', other: '{names} switch their phones off.' },
    visitorLeft: { one: 'The phone of {names} stops ringing.', other: 'The phones of {names} stop ringing.' },
    endedAtDesk: { one: 'The phone of {names} stops ringing.', other: 'The phones of {names} stop ringing.' },
  },
  unreachable: {
    gone: { one: '{names} is skipped: removed or inactive.', other: '{names} are skipped: removed or inactive.' },
    noApp: { one: '{names} is skipped: the app is not set up.', other: '{names} are skipped: the app is not set up.' },
    notNotified: { one: '{names} is skipped: the phone does not let the app ring.', other: '{names} are skipped: their phones do not let the app ring.' },
    quietHours: { one: '{names} is skipped: quiet hours.', other: '{names} are skipped: quiet hours.' },
    switchedOff: { one: '{names} is skipped: the phone is off.', other: '{names} are skipped: their phones are off.' },
    noNumber: { one: '{names} is skipped: there is no number.', other: '{names} are skipped: there is no number.' },
    badNumber: { one: '{names} is skipped: this is no telephone number.', other: '{names} are skipped: these are no telephone numbers.' },
    ownStation: { one: '{names} is skipped: it is the station’s own number.', other: '{names} are skipped: it is the station’s own number.' },
  },
  ended: {
    nobodyReached: 'The call ends here. Nobody was reached.',
    quietHours: 'The group is quiet at this hour: the call ends at once.',
    visitorLeft: 'The visitor leaves.',
    hungUp: 'The call is hung up.',
    endedAtDesk: '{names} ends the call at the desk.',
    timeLimit: 'The call ends: a talk may last no longer.',
  },
  /** A person’s own telephone beside their app. */
  ownPhone: '{name} (telephone)',
  /** In the place of the name of somebody who is not known any more. */
  unknownPerson: 'Former member',
  reaches: 'A visitor at {station} reaches {order}.',
  reachesNobody: 'A visitor at {station} reaches nobody.',
  thenNext: '{before}, then {next}',
  /** A part of the order with its moment: 'Ben from 30 s'. */
  from: '{names} from {seconds} s',
  nobody: 'nobody',
  endsAfter: 'The call ends after {seconds} seconds.',
  endsAtOnce: 'The call ends at once.',
  warnings: {
    /** Named as its lane is. */
    emptyTier: {
      first: '“First called” is empty: nobody rings for {seconds} seconds.',
      second: '“Second called” is empty: nobody rings for {seconds} seconds.',
    },
    personTwice: '{name} is in the plan twice. One phone rings once at a time.',
    numberTwice: '{name} is in the list twice.',
    gone: '{name} is removed or inactive and never rings.',
    noApp: '{name} cannot take video calls until the app is set up.',
    notNotified: 'The phone of {name} does not let the app ring.',
    noNumber: '{name} has no number and is skipped.',
    badNumber: '{name} cannot be called: this is no telephone number.',
    ownStation: '{name} is the number of the station itself and never rings.',
    noNumbers: 'There is no number: a visitor reaches nobody.',
    nobodyNotified: 'No phone in this plan lets the app ring.',
    quietAllDay: '{name} has quiet hours the whole day: {days}.',
    quietGroup: 'The group is quiet the whole day: {days}. A visitor then reaches nobody.',
    /** Everybody who rings at other times is quiet; `hours` is a sentence: 'Every day, 10:00 PM to 7:00 AM the next day'. */
    silentHours: 'Everybody is quiet then, and a visitor reaches nobody: {hours}.',
    nobodyRings: 'The call ends here. No phone rings: a visitor reaches nobody.',
    endsUnanswered: 'The call ends here. A visitor who waits {seconds} seconds reaches nobody.',
  },
} as const
