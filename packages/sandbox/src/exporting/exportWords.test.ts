import { userStatuses } from '@portal/api-client/contract'
import { AccessCodeType, accountStates, billingStates, changeActions, changeSubjects, GateReason, InviteStatus, InviteType } from '@portal/domain'
import { expect, test } from 'vitest'
import { type ExportContext, sayName } from './ExportSource.ts'
import { exportAccounts, exportCodes, exportInvites, exportInvoices, exportLog, exportUsers } from './exportSources.ts'
import { spanishOfExports, wordsOfExport } from './exportWords.ts'

test('every heading and state has a Spanish text', () => {
  const said = new Set<string>()
  const say = (english: string) => {
    said.add(english)
    return english
  }
  const context = { timeZone: 'UTC', withCodes: true, words: { ...wordsOfExport({ format: 'pdf', language: 'es' }), say } } as unknown as ExportContext
  for (const source of [exportAccounts, exportCodes, exportInvites, exportInvoices, exportLog, exportUsers]) source.columns(context)
  const states = [...accountStates, ...billingStates.filter((state) => state !== 'none'), 'No invoices', 'Single family', 'Multi-tenant', ...userStatuses, ...Object.keys(AccessCodeType), ...Object.values(InviteStatus), ...Object.values(InviteType), ...Object.values(GateReason), ...changeActions, ...changeSubjects, 'open', 'overdue', 'processing', 'paid', 'unknown']
  expect([...said, ...states.map(sayName)].filter((english) => !(english in spanishOfExports))).toEqual([])
})

test('a PDF is in the reader’s language; a CSV is always in English', () => {
  expect(wordsOfExport({ format: 'pdf', language: 'es' }).say('Unit')).toBe('Unidad')
  expect(wordsOfExport({ format: 'csv', language: 'es' }).say('Unit')).toBe('Unit')
})

test.each([['NotYetValid', 'Not yet valid'], ['RFIDTag', 'RFID tag'], ['CGKeypad', 'CG keypad'], ['QR', 'QR'], ['unknownCode', 'Unknown code']])('%s is shown as %s', (name, said) => {
  expect(sayName(name)).toBe(said)
})
