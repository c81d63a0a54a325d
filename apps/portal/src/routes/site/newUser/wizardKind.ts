import { plainParts } from '../../../forms/mergeEdits.ts'
import { emptyWizard, readWizardValues, type WizardValues } from './wizardValues.ts'

type WizardField = keyof WizardValues

/** A new user as something that is edited: it has no version, and nobody else changes it. What is missing, each step says. */
export const wizardKind = {
  name: 'newUser',
  parts: plainParts<WizardValues, WizardField>(Object.keys(emptyWizard) as WizardField[]),
  valuesOf: (values: WizardValues) => values,
  versionOf: () => 0,
  changedBy: () => '',
  check: () => ({}),
  refusable: [],
  isValues: (stored: unknown): stored is WizardValues => readWizardValues(stored) !== null,
}
