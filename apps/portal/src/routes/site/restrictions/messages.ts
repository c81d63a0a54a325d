import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'
import { count } from '../../../i18n/count.ts'

export const restrictionsMessages = words('restrictions', {
  title: 'Restrictions',
  facts: 'Preset templates that rules of groups follow',
  create: 'New template',
  counted: count({ one: '{count} template', other: '{count} templates' }),
  name: 'Template',
  rule: 'Rule',
  applied: 'Followed by',
  appliedCount: count({ one: '{count} rule of a group', other: '{count} rules of groups' }),
  nobody: 'Nobody yet',
  emptyTitle: 'No template yet',
  emptyText: 'A template is a rule with a name. Groups that follow it change with it.',
  failed: 'Templates could not be loaded',
  precedence: 'Which rule decides',
  groups: 'Rules of groups stand on each group’s page',
  seeGroups: 'User groups',
})

/** The page of one rule: a template, or the own restriction of a person. */
export const ruleMessages = words('rule', {
  restrictions: 'Restrictions',
  users: 'Users',
  newTemplate: 'New template',
  ownTitle: params('Restriction of {name}'),
  ownFacts: 'It narrows the group’s rule and never widens it',
  templateFacts: count({ one: 'Followed by {count} rule of a group', other: 'Followed by {count} rules of groups' }),
  name: 'Name',
  nameMissing: 'Give the template a name',
  nobodyFollows: 'Nobody follows it yet, so nothing changes for anyone.',
  followedBy: 'Followed by',
  followedAt: params('{group} at {place}'),
  group: 'User group',
  noneYet: 'None is set. The group decides alone.',
  removeTemplate: params('Remove {name}?'),
  removeTemplateText: 'A template that a group follows cannot be removed.',
  removeOwn: params('Remove the restriction of {name}?'),
  removeOwnText: 'The group’s rule then counts alone.',
  removeConfirm: 'Remove',
  saved: 'Restriction saved',
  savedTemplate: params('Template saved: {name}'),
  removed: 'Restriction removed',
  failed: 'The restriction could not be loaded',
  mayNot: 'Your user may not change restrictions.',
})
