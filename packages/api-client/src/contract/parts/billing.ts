export * from '../endpoints/billing.ts'
export * from '../endpoints/paymentMethods.ts'
