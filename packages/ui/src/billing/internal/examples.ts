import { InvoiceStatus } from '@portal/domain'
import type { SavedBank } from '../BankAccountPanel/BankAccountPanel.tsx'
import type { SavedCard } from '../CardOnFile/CardOnFile.tsx'
import type { InvoiceRow } from '../InvoiceTable/InvoiceTable.tsx'
import type { Invoice } from '../InvoiceView/InvoiceView.tsx'

/** Today in stories, a Saturday. */
export const exampleToday = '2026-11-21'

export const exampleCard: SavedCard = { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2028, name: 'Bayou City Residential Mgmt' }

export const exampleBank: SavedBank = {
  bankName: 'First Prairie Bank',
  last4: '6789',
  routingNumber: '110000000',
  accountType: 'checking',
  holderType: 'company',
  state: 'sent',
  microDepositType: 'amounts',
  expectedArrival: '2026-11-24',
  verifyUntil: '2026-12-01',
  attemptsLeft: 3,
}

export const exampleInvoices: InvoiceRow[] = [
  {
    id: '37', number: 'INV-20418-37', description: 'November service, 14 ports', issued: '2026-11-01', due: '2026-11-24', cents: 128_450,
    status: InvoiceStatus.Open,
  },
  {
    id: '36', number: 'INV-20418-36', description: 'W480 replacement, Pool Gate', issued: '2026-10-27', due: '2026-11-26', cents: 38_900,
    status: InvoiceStatus.Processing,
  },
  {
    id: '35', number: 'INV-20418-35', description: 'October service, 14 ports', issued: '2026-10-01', due: '2026-10-24', cents: 128_450,
    status: InvoiceStatus.Paid,
  },
  {
    id: '34', number: 'INV-20418-34', description: 'September service, 12 ports', issued: '2026-09-01', due: '2026-09-24', cents: 110_100,
    status: InvoiceStatus.Open,
  },
]

export const exampleInvoice: Invoice = {
  number: 'INV-20418-37',
  status: InvoiceStatus.Open,
  issued: '2026-11-01',
  due: '2026-11-24',
  billedTo: ['Bayou City Residential Management, LLC', '2200 Post Oak Blvd, Suite 1410', 'Houston, TX 77056'],
  lines: [
    { id: '1', description: 'Cellular service, a port and month', quantity: 14, unitCents: 8500, cents: 119_000 },
    { id: '2', description: 'Video visitor calls', quantity: 2, unitCents: 4500, cents: 9000 },
  ],
  taxCents: 6650,
  creditCents: 6200,
  totalCents: 128_450,
}
