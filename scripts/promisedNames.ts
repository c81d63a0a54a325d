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
 * Exported names of the domain that stay although no product code uses them. Every other unused export fails `npm test` (knip.rules.json).
 */
export const promisedNames = {
  /** Names for partners: an enumeration, CSV cells and Wiegand numbers (specification §3). */
  relied: { checkWiegandCredential, encodeWiegand, InviteType, neutralizeCsvCell, quoteCsvCell },
  /** Values of specification §3 that no code reads. `unreadValues` gives the reasons. Partners can use them. */
  unread: { BankVerificationType, doorSensorId, isModuleKind },
  /** Functions with which a partner edits the rows of `ImportGrid` without an import desk. */
  grid: { editSheet, startEditing },
  /** Names that tests of other packages use to check their own data. */
  measures: { paymentFieldNames, sessionValueNames, unionSpans },
}

/** Why no code reads these values of specification §3, for docs/specification-coverage.md. */
export const unreadValues: Readonly<Record<string, string>> = {
  'door sensor 96': 'The specification gives the number alone: no call carries it, and what a door reports comes as its state.',
  'module kinds 14, 21, 22, 23': 'The specification does not say what they stand for, so no page, call or right depends on them.',
  'bank verification type: instant 1, micro_deposit 2': 'The bank account as received says the same by IsVerified and MicroDepositType.',
}
