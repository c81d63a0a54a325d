import type { PortalConfig } from '../config/portalConfig.ts'
import type { PaymentFields } from './PaymentFields.ts'

/** Creates the fields of the deployment's gateway. Their script loads with the first form. */
export async function createPaymentFields({ gateway }: Pick<PortalConfig, 'gateway'>, publishableKey: string | null): Promise<PaymentFields> {
  if (gateway === 'sandbox') return (await import('./sandbox/sandboxFields.ts')).createSandboxFields()
  if (publishableKey === null) throw new Error('The gateway’s publishable key came with no sign-in and stands in no configuration.')
  return (await import('./stripe/stripeFields.ts')).createStripeFields({ publishableKey })
}
