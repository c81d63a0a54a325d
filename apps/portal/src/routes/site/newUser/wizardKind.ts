import { plainParts } from '@portal/domain'
import type { UserField } from '#portal/people/userValues.ts'
import { emptyWizard, readWizardValues, type WizardValues } from './wizardValues.ts'

type WizardField = keyof WizardValues

/** Where a field of the user stands in the wizard's values. */
export const pathInWizard = (field: UserField): string => `user.${field}`

/** A new user as something that is edited: it has no version, and nobody else changes it. What is missing, each step says. */
export const wizardKind = {
  name: 'newUser',
  parts: plainParts<WizardValues, WizardField>(Object.keys(emptyWizard) as WizardField[]),
  valuesOf: (values: WizardValues) => values,
  versionOf: () => 0,
  changedBy: () => '',
  check: () => ({}),
  refusable: [],
  bound: Object.keys(emptyWizard.user).map((field) => pathInWizard(field as UserField)),
  isValues: (stored: unknown): stored is WizardValues => readWizardValues(stored) !== null,
}
