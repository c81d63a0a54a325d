import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { monthBarsMessages } from './MonthBars.messages.ts'

export const monthBarsGuide: ComponentGuide = {
  components: ['MonthBars'],
  status: 'new',
  since: '1.3',
  otherNames: ['stacked bar chart', 'cost history', 'spend by month'],
  when: [
    'What was charged in each month, and for what.',
  ],
  not: [
    'Single invoices: `InvoiceTable`. Sums of now: `BillingTotals`.',
    'More than six kinds: put the small ones together, because patterns repeat then.',
  ],
  why: [
    'Amounts are whole cents, so that sums equal those of the invoices. A credit is a kind with negative amounts: it is in the table, and not drawn.',
  ],
  keyboard: {
    Tab: 'Goes to one month.',
    'ArrowLeft ArrowRight Home End': 'To another month.',
  },
  accessibility: [
    'Say in a sentence above the bars what they show. Each month is read with all its amounts and their total.',
    'Each kind has a pattern of its own beside its color. “Show as table” shows the same amounts.',
  ],
  words: monthBarsMessages,
}
