import type { PaymentFieldName, PaymentFieldProblem, PaymentFieldsKind, PaymentFrameEvent, PaymentFrameMessage } from '@portal/domain'
import type { BankOutcome } from '../../store/billingSchema.ts'
import type { TestCard } from '../testNumbers.ts'
import type { readBankFields, readCardFields } from './readFields.ts'

/** The values that the frame's document passes to its script. */
export interface FrameKit {
  kind: PaymentFieldsKind
  type: string
  version: number
  tokenPrefix: string
  cards: Readonly<Record<string, TestCard>>
  accounts: Readonly<Record<string, BankOutcome>>
  /** The English message for each problem. */
  problems: Readonly<Record<PaymentFieldProblem, string>>
}

export interface FrameReaders {
  readCard: typeof readCardFields
  readBank: typeof readBankFields
}

/**
 * The script of the hosted fields, in which users type card or bank numbers. Its source is copied into the frame's document, so it uses
 * only its arguments and the browser. It sends no request: a card number never leaves the frame; a token stands for the number.
 */
export function runPaymentFrame(kit: FrameKit, { readCard, readBank }: FrameReaders): void {
  const inputs = [...document.querySelectorAll('input')]
  const names = inputs.map((input) => input.name as PaymentFieldName)
  const problems: Record<string, string> = { ...kit.problems }
  let channel = ''
  let parentOrigin = '*'

  const inputOf = (name: string) => inputs.find((input) => input.name === name)
  const textOf = (name: PaymentFieldName) => inputOf(name)?.value ?? ''
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height)
  const post = (event: PaymentFrameEvent) => {
    window.parent.postMessage({ ...event, type: kit.type, version: kit.version, channel }, parentOrigin)
  }

  const read = () => {
    const now = new Date()
    const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
    return kit.kind === 'card'
      ? readCard({ number: textOf('number'), expiry: textOf('expiry'), code: textOf('code') }, kit.cards, today)
      : readBank({ account: textOf('account'), accountAgain: textOf('accountAgain') }, kit.accounts)
  }

  const show = (name: PaymentFieldName, text: string) => {
    const place = document.getElementById(`${name}-problem`)
    if (place) place.textContent = text
    if (text === '') inputOf(name)?.removeAttribute('aria-invalid')
    else inputOf(name)?.setAttribute('aria-invalid', 'true')
  }

  const refuse = (request: string, field: PaymentFieldName, problem: PaymentFieldProblem) => {
    for (const name of names) show(name, name === field ? (problems[problem] ?? '') : '')
    inputOf(field)?.focus()
    post({ event: 'refused', request, field, problem })
  }

  const group = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 19)
    const pattern = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
    return (pattern.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
  }

  const tidy = (input: HTMLInputElement) => {
    // The text is formatted only while the caret is at its end, so that a correction in the middle keeps its position.
    if (input.selectionStart !== input.value.length) return
    if (input.name === 'number') input.value = group(input.value)
    if (input.name === 'expiry' && /^\d{3,4}$/.test(input.value)) input.value = `${input.value.slice(0, 2)} / ${input.value.slice(2)}`
  }

  const change = () => {
    const found = read()
    const isEmpty = inputs.every((input) => input.value === '')
    const card = kit.cards[textOf('number').replace(/\D/g, '')]
    post({ event: 'change', isEmpty, isComplete: 'value' in found, ...(card ? { brand: card.brand } : {}) })
  }

  const submit = (request: string, details: object) => {
    const found = read()
    if ('problem' in found) {
      refuse(request, found.field, found.problem)
      return
    }
    for (const name of names) show(name, '')
    const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    const token = new TextEncoder().encode(JSON.stringify({ ...details, ...found.value, kind: kit.kind, id: random }))
    const base64 = btoa(Array.from(token, (byte) => String.fromCharCode(byte)).join(''))
    const text = kit.tokenPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    post({ event: 'token', request, token: text, last4: found.value.last4 })
  }

  const dress = (message: Extract<PaymentFrameMessage, { command: 'init' }>) => {
    const root = document.documentElement
    root.lang = message.locale
    root.dir = message.direction
    for (const [name, value] of Object.entries(message.appearance)) {
      if (typeof value !== 'string' || !/^[#\w(),.%/\s-]{1,64}$/.test(value) || /url/i.test(value)) continue
      if (name === 'scheme') root.style.colorScheme = value
      else root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
    }
    const { cardNumber, expiry, securityCode, accountNumber, accountNumberAgain, problems: given } = message.labels ?? {}
    const words = { number: cardNumber, expiry, code: securityCode, account: accountNumber, accountAgain: accountNumberAgain }
    for (const name of names) {
      const label = document.querySelector(`label[for="${name}"]`)
      if (label && words[name] !== undefined) label.textContent = words[name]
    }
    Object.assign(problems, given)
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PaymentFrameMessage | null>) => {
    if (source !== window.parent || typeof data !== 'object' || data === null) return
    if (data.type !== kit.type || data.version !== kit.version || !('command' in data)) return
    if (data.command === 'init') {
      if (channel !== '' || typeof data.channel !== 'string' || data.channel === '') return
      channel = data.channel
      parentOrigin = origin === 'null' || origin === '' ? '*' : origin
      dress(data)
      post({ event: 'ready', height: height() })
      new ResizeObserver(() => post({ event: 'resize', height: height() })).observe(document.documentElement)
      return
    }
    if (channel === '' || data.channel !== channel) return
    if (data.command === 'focus') inputs[0]?.focus()
    if (data.command === 'submit') submit(data.request, data.details)
    if (data.command === 'clear') {
      for (const input of inputs) input.value = ''
      for (const name of names) show(name, '')
      change()
    }
  })

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    tidy(target)
    show(target.name as PaymentFieldName, '')
    change()
  })
  document.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const number = target.dataset['number'] ?? ''
    for (const input of inputs) {
      if (input.name === 'number') input.value = group(number)
      if (input.name.startsWith('account')) input.value = number
    }
    inputs[1]?.focus()
    change()
  })

  post({ event: 'hello' })
}
