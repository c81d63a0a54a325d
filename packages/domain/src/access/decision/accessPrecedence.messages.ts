import type { AccessRule } from './accessPrecedence.ts'

export type AccessRuleWords = {
  title: string
  /** The effect of the rule, in one sentence. */
  sentence: string
}

export const accessPrecedenceEnglish = {
  fireAlarm: { title: 'Fire alarm', sentence: 'A fire alarm opens every door of the property for everyone, locked-down doors included.' },
  lockdown: { title: 'Lockdown', sentence: 'A locked-down door denies everyone except users who keep access during a lockdown.' },
  standing: {
    title: 'User and entry method',
    sentence: 'Denied while the user or account is inactive. Also denied: an unknown, revoked, expired, not yet valid or used-up entry method or invite, or one for other doors.',
  },
  heldOpen: { title: 'Held open', sentence: 'A door that its schedule holds open lets everyone in.' },
  datedException: { title: 'Exception', sentence: 'A dated exception allows or denies entry on its days. Of two, the denying one counts. A restriction that is closed on holidays denies entry on them.' },
  ownRestriction: { title: 'User’s restriction', sentence: 'The user’s own restriction narrows the group’s and never widens it: both must allow entry.' },
  groupRestriction: { title: 'Group restriction', sentence: 'The restriction of the user’s group at this door.' },
  portDefault: { title: 'Door default', sentence: 'If nothing above decides, users with a user group or assigned doors get in. The property decides for everyone else.' },
} satisfies Readonly<Record<AccessRule, AccessRuleWords>>
