import {
  BankVerificationType,
  doorSensorId,
  InviteType,
  isModuleKind,
  neutralizeCsvCell,
  paymentFieldNames,
  quoteCsvCell,
  sessionValueNames,
  unionSpans,
} from '@portal/domain'

/**
 * Names of the domain that nothing in the product runs today and that stay all the same. Every other export that nobody runs fails
 * `npm test` (knip.rules.json): a rule that nobody runs is not a rule.
 */
export const promisedNames = {
  /** Enumerations and cells of files that others rely on by name (specification §3). */
  relied: { BankVerificationType, InviteType, neutralizeCsvCell, quoteCsvCell },
  /** Ids of specification §3 that no handler decides by yet: the pages of devices read them. */
  ids: { doorSensorId, isModuleKind },
  /** What tests of other packages hold their own data to. */
  measures: { paymentFieldNames, sessionValueNames, unionSpans },
}
