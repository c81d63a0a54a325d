/** The kinds of payment methods, with the names that the service uses (spec §3). */
export const PaymentMethodKind = { Invoice: 1, credit_card: 2, bank_account: 3 } as const
export type PaymentMethodKind = (typeof PaymentMethodKind)[keyof typeof PaymentMethodKind]

/** How a bank account is verified (spec §3). */
export const BankVerificationType = { instant: 1, micro_deposit: 2 } as const
export type BankVerificationType = (typeof BankVerificationType)[keyof typeof BankVerificationType]

/** The invoice statuses in spec §3. Services have others, which the specification does not list. */
export const InvoiceStatus = { Open: 3, Paid: 5, Processing: 9 } as const
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus]
