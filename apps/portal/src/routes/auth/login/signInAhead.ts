import { textOf } from '#portal/forms/textOf.ts'
import type { LoginAsker } from './askLogin.ts'

export interface LoginValues {
  username: string
  password: string
}

/** What stands in the form: the username without the spaces that a phone's keyboard adds. */
export function loginValuesOf(form: HTMLFormElement): LoginValues {
  const data = new FormData(form)
  return { username: textOf(data, 'username').trim(), password: textOf(data, 'password') }
}

/** What a person did at the form before the page's scripts were there. */
export interface LoginAttempt {
  values: LoginValues
  /** What was asked, where both fields were filled; null where the page is to say what is missing, or to ask itself. */
  asked: Promise<Response> | null
}

declare global {
  /** Ends what looks after the prerendered form; null where nobody has pressed. */
  var takeSignInAhead: (() => LoginAttempt | null) | undefined
}

/** Looks after the prerendered form until the page's scripts take it over: asks to sign in, and says by the browser's own means what is missing. */
export function startSignInAhead(form: HTMLFormElement, ask: LoginAsker): void {
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!submit) return
  const over = new AbortController()
  let attempt: LoginAttempt | null = null
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
    if (attempt && !isBusy()) attempt.values = check()
  }, over)
  form.addEventListener('submit', (event) => {
    // The browser's own sending would load another page.
    event.preventDefault()
    if (isBusy()) return
    attempt = { values: check(), asked: null }
    const missing = fields.find(({ validity }) => validity.customError)
    if (missing) return void missing.reportValidity()
    for (const name of ['aria-busy', 'aria-disabled', 'data-busy']) submit.setAttribute(name, 'true')
    attempt.asked = ask(attempt.values)
  }, over)
  submit.disabled = false
  globalThis.takeSignInAhead = () => {
    over.abort()
    for (const field of fields) field.setCustomValidity('')
    return form.isConnected ? attempt : null
  }
}
