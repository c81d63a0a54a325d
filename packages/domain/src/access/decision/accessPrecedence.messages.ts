import type { AccessRule } from './accessPrecedence.ts'

export type AccessRuleWords = {
  title: string
  /** What the rule does, in one sentence. */
  sentence: string
}

export const accessPrecedenceEnglish: Readonly<Record<AccessRule, AccessRuleWords>> = {
  fireAlarm: { title: 'Fire alarm', sentence: 'A fire alarm opens every door of the property for everyone, those that are locked down too.' },
  lockdown: { title: 'Lockdown', sentence: 'A door that is locked down denies everyone, save those who keep access.' },
  standing: {
    title: 'Person and code',
    sentence: 'Denied while the person or account is inactive, or the code or invite is unknown, revoked, expired, not yet valid, used up or not for this door.',
  },
  heldOpen: { title: 'Held open', sentence: 'A door that its schedule holds open lets everyone in.' },
  datedException: { title: 'Exception', sentence: 'A dated exception allows or denies on its days; of two at once, the one that denies counts. A holiday denies where the restriction is closed on holidays.' },
  ownRestriction: { title: 'Own restriction', sentence: 'The person’s own restriction narrows that of their group and never widens it: both must allow.' },
  groupRestriction: { title: 'Group restriction', sentence: 'The restriction of the person’s group at this door.' },
  portDefault: { title: 'Door default', sentence: 'Where nothing above decides, users with a user group or with doors given by name get in. The property decides for all others.' },
}
