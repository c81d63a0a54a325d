import { Hono } from 'hono'
import * as v from 'valibot'
import type { PaymentFieldsKind } from '@portal/domain'
import { confirmSetupIntent } from '../billing/setupIntents.ts'
import { readJsonObject, refuseCrossSite } from '../middleware/common.ts'
import type { SandboxEnvironment } from '../middleware/environment.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { paymentFrameDocument } from '../payments/frame/paymentFrameDocument.ts'

const bodyBytes = 8 * 1024
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000))
const confirmation = v.object({ clientSecret: text, token: text })

/**
 * The sandbox as a payment gateway, mounted at `/sandbox/payments` with or without the console: the pages of the hosted fields, and what a
 * real gateway's script does for `confirmSetup`. As with a real gateway, the client secret gives access.
 */
export function paymentRoutes(services: Services): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  for (const kind of ['card', 'bank'] satisfies PaymentFieldsKind[]) {
    routes.get(`/${kind}`, async (context) => {
      const { html, contentSecurityPolicy } = await paymentFrameDocument(kind)
      return context.html(html, 200, {
        'Content-Security-Policy': contentSecurityPolicy,
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'SAMEORIGIN',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      })
    })
  }
  /** The answer is `{ setupIntent }`, which `billingSaveCard` and `saveBankAccount` take. Refusals have the contract's error body. */
  routes.post('/setup-intents/confirm', refuseCrossSite, async (context) => {
    const request = v.safeParse(confirmation, await readJsonObject(context, bodyBytes))
    if (!request.success) throw new Refusal(400, 'VALIDATION', 'The confirmation is invalid.')
    const { id } = await confirmSetupIntent(services, request.output.clientSecret, request.output.token)
    return context.json({ setupIntent: id })
  })
  return routes
}
