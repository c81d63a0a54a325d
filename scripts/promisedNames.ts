import {
  BankVerificationType,
  checkWiegandCredential,
  doorSensorId,
  editSheet,
  encodeWiegand,
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
  /** An enumeration, CSV cells and Wiegand numbers that others use by name (specification §3). */
  relied: { checkWiegandCredential, encodeWiegand, InviteType, neutralizeCsvCell, quoteCsvCell },
  /** Values of specification §3 that nothing reads: `unreadValues` says why. Partners may know what they mean. */
  unread: { BankVerificationType, doorSensorId, isModuleKind },
  /** With them a partner edits the rows of `ImportGrid` without a desk. */
  grid: { editSheet, startEditing },
  /** Names that tests of other packages compare their own data with. */
  measures: { paymentFieldNames, sessionValueNames, unionSpans },
}

/** Why nothing reads these values of specification §3, for docs/specification-coverage.md. */
export const unreadValues: Readonly<Record<string, string>> = {
  'door sensor 96': 'The specification gives the number alone: no call carries it, and what a door reports comes as its state.',
  'module kinds 14, 21, 22, 23': 'The specification does not say what they stand for, so no page, call or right depends on them.',
  'bank verification type: instant 1, micro_deposit 2': 'The bank account as received says the same by IsVerified and MicroDepositType.',
}
