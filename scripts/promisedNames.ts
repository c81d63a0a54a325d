import {
  BankVerificationType,
  doorSensorId,
  editSheet,
  InviteType,
  isModuleKind,
  neutralizeCsvCell,
  paymentFieldNames,
  quoteCsvCell,
  sessionValueNames,
  startEditing,
  unionSpans,
} from '@portal/domain'

/**
 * Names of the domain that no product code uses today but that stay. Every other unused export fails `npm test` (knip.rules.json), because
 * a rule that nothing runs is not a rule.
 */
export const promisedNames = {
  /** Enumerations and CSV cells that others use by name (specification §3). */
  relied: { BankVerificationType, InviteType, neutralizeCsvCell, quoteCsvCell },
  /** Ids of specification §3 that no handler uses yet; the pages of devices read them. */
  ids: { doorSensorId, isModuleKind },
  /** With them a partner edits the rows of `ImportGrid` without a desk. */
  grid: { editSheet, startEditing },
  /** Names that tests of other packages compare their own data with. */
  measures: { paymentFieldNames, sessionValueNames, unionSpans },
}
