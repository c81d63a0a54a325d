import { textOf } from '#portal/forms/textOf.ts'
import type { LoginAsker } from './askLogin.ts'

export interface LoginValues {
  username: string
  password: string
}

/** The values of the form; the username without the spaces that a phone's keyboard adds. */
export function loginValuesOf(form: HTMLFormElement): LoginValues {
  const data = new FormData(form)
  return { username: textOf(data, 'username').trim(), password: textOf(data, 'password') }
}

/** A sign-in that the user started before the page's scripts loaded. */
export interface LoginAttempt {
  values: LoginValues
  /** The answer to the sent request, if both fields were filled; null if the page must show what is missing, or send it. */
  asked: Promise<Response> | null
}

/** Handles the prerendered form until the page's scripts have loaded. */
export interface EarlySignIn {
  /** The attempt; null until the user presses the button. */
  attempt: LoginAttempt | null
  end(): void
}

declare global {
  var earlySignIn: EarlySignIn | undefined
}

/** Sends the sign-in, and shows missing fields by the browser's validation. */
export function startEarlySignIn(form: HTMLFormElement, ask: LoginAsker): EarlySignIn | undefined {
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!submit) return undefined
  const over = new AbortController()
  const ahead: EarlySignIn = {
    attempt: null,
    end() {
      over.abort()
      for (const field of fields) field.setCustomValidity('')
    },
  }
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-missing]')]
  const check = () => {
    const values = loginValuesOf(form)
    for (const field of fields) {
      const isMissing = values[field.name as keyof LoginValues] === ''
      field.setCustomValidity(isMissing ? (field.dataset['missing'] ?? '') : '')
      if (isMissing) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    }
    return values
  }
  const isBusy = () => submit.ariaBusy === 'true'
  form.addEventListener('input', () => {
    if (ahead.attempt && !isBusy()) ahead.attempt = { values: check(), asked: null }
  }, over)
  form.addEventListener('submit', (event) => {
    // The browser's own submit is prevented, because it would load another page.
    event.preventDefault()
    if (isBusy()) return
    const values = check()
    ahead.attempt = { values, asked: null }
    const missing = fields.find(({ validity }) => validity.customError)
    if (missing) return void missing.reportValidity()
    for (const name of ['aria-busy', 'aria-disabled', 'data-busy']) submit.setAttribute(name, 'true')
    ahead.attempt.asked = ask(values)
  }, over)
  submit.disabled = false
  return ahead
}
