import { readPaymentFrameEvent, toPaymentFrameMessage, type PaymentFrameCommand, type PaymentFrameEvent } from '@portal/domain'
import type { PaymentFields, PaymentFieldsOptions, PaymentResult, PaymentSubmission, OpenSetup } from '../PaymentFields.ts'

/** Milliseconds after which fields that don't answer count as failed. */
const patience = 15_000

export interface SandboxFieldsOptions {
  fetch?: typeof globalThis.fetch
  /** Loads the frame's document: by its address, or in a story from a text. */
  fill?: (frame: HTMLIFrameElement, kind: PaymentFieldsOptions['kind']) => void
}

/** The sandbox's payment form, in a frame with an opaque origin. This page can't read it, and accepts only messages of its window on a secret channel. */
export function createSandboxFields({ fetch = globalThis.fetch.bind(globalThis), fill = byAddress }: SandboxFieldsOptions = {}): PaymentFields {
  const channel = crypto.randomUUID()
  const waiting = new Map<string, (event: Extract<PaymentFrameEvent, { request: string }> | null) => void>()
  const over = new AbortController()
  let frame: HTMLIFrameElement | null = null

  const post = (command: PaymentFrameCommand) => {
    // The target is '*', because an opaque origin can't be a message target. The only secret in the message is the channel, which the frame knows.
    frame?.contentWindow?.postMessage(toPaymentFrameMessage(channel, command), '*')
  }

  function listen(options: PaymentFieldsOptions) {
    const timer = setTimeout(options.onError, patience)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    globalThis.addEventListener('message', ({ source, origin, data }) => {
      if (source === null || source !== frame?.contentWindow || origin !== 'null') return
      const event = readPaymentFrameEvent(data, channel) ?? readPaymentFrameEvent(data, '')
      if (event?.event === 'ready') clearTimeout(timer)
      if (event) hear(event, options)
    }, { signal: over.signal })
  }

  function hear(event: PaymentFrameEvent, options: PaymentFieldsOptions) {
    switch (event.event) {
      case 'hello': {
        const { locale, direction, appearance, labels } = options
        return post({ command: 'init', locale, direction, appearance, labels })
      }
      case 'ready':
        resize(event.height)
        return options.onReady()
      case 'resize':
        return resize(event.height)
      case 'change':
        return options.onChange(event)
      case 'token':
      case 'refused':
        return waiting.get(event.request)?.(event)
      default:
        return event satisfies never
    }
  }

  function resize(height: number) {
    if (frame) frame.style.blockSize = `${height}px`
  }

  function ask(details: PaymentSubmission['details']): Promise<Extract<PaymentFrameEvent, { request: string }> | null> {
    const request = crypto.randomUUID()
    return new Promise((resolve) => {
      waiting.set(request, (event) => {
        waiting.delete(request)
        resolve(event)
      })
      post({ command: 'submit', request, details })
    })
  }

  return {
    mount(container, options) {
      frame = document.createElement('iframe')
      frame.title = options.kind === 'card' ? options.labels.cardNumber : options.labels.accountNumber
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.referrerPolicy = 'no-referrer'
      // The frame keeps 3 px for focus rings. This offset aligns its fields with those beside it.
      Object.assign(frame.style, { display: 'block', inlineSize: 'calc(100% + 6px)', marginInline: '-3px', blockSize: '0', border: '0', colorScheme: options.appearance.scheme })
      listen(options)
      fill(frame, options.kind)
      container.append(frame)
    },
    async submit({ details, setup }): Promise<PaymentResult> {
      const answer = await ask(details)
      if (answer === null) return { kind: 'left' }
      if (answer.event === 'refused') return { kind: 'fieldWrong', problem: answer.problem }
      return setup ? confirmSandboxSetup(fetch, setup, answer.token) : { kind: 'done', reference: answer.token }
    },
    destroy() {
      over.abort()
      for (const end of waiting.values()) end(null)
      frame?.remove()
      frame = null
    },
  }
}

function byAddress(frame: HTMLIFrameElement, kind: PaymentFieldsOptions['kind']) {
  frame.src = `/sandbox/payments/${kind}`
}

/** Does what a gateway's script does: binds the token of the fields to the SetupIntent. */
async function confirmSandboxSetup(fetch: typeof globalThis.fetch, setup: OpenSetup, token: string): Promise<PaymentResult> {
  try {
    const answer = await fetch('/sandbox/payments/setup-intents/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientSecret: setup.clientSecret, token }),
    })
    if (answer.ok) return { kind: 'done', reference: setup.id }
    const message = messageOf(await answer.json())
    return message === '' ? { kind: 'unreachable' } : { kind: 'refused', message }
  } catch {
    return { kind: 'unreachable' }
  }
}

function messageOf(body: unknown): string {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
  return typeof message === 'string' ? message : ''
}
