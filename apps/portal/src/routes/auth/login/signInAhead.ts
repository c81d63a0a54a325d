import type { AskedAhead } from '#portal/app/Portal.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { become } from './become.ts'
import type { LoginAsker } from './askLogin.ts'
import { loginValuesOf, type LoginValues } from './loginValues.ts'

/** What a person did at the form before the page's scripts were there. */
export interface LoginAttempt {
  /** They pressed at least once: what is missing is said. */
  wasTried: boolean
  values: LoginValues
  /** They pressed with both fields filled: the page is to go on with it. */
  isHeld: boolean
  /** What was asked then; null where the page is to ask itself. */
  asked: AskedAhead | null
}

export interface SignInAhead {
  /** Null where the page that it looked after is gone. */
  attempt(): LoginAttempt | null
  end(): void
}

declare global {
  var signInAhead: SignInAhead | undefined
}

/** The forms of the template: as the page draws them where both fields are missing, and while a press is being worked on. */
export const statesId = 'sign-in-states'

/**
 * Looks after the prerendered form until the page's scripts take it over: says what is missing, and asks to
 * sign in. Draws nothing of its own: each part becomes as the page drew it at the build.
 */
export function startSignInAhead(document: Document, { ask }: LoginAsker): SignInAhead | undefined {
  const form = document.querySelector('form')
  const template = document.getElementById(statesId)
  const submit = form?.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!form || !submit || !(template instanceof HTMLTemplateElement)) return undefined
  const [missing, busy] = template.content.querySelectorAll('form')
  if (!missing || !busy) return undefined

  submit.disabled = false
  const filled = form.cloneNode(true) as HTMLFormElement
  const attempt: LoginAttempt = { wasTried: false, values: { username: '', password: '' }, isHeld: false, asked: null }
  const over = new AbortController()
  const read = () => {
    attempt.values = loginValuesOf(form)
    for (const name of ['username', 'password'] as const) become(frameOf(form, name), frameOf(attempt.values[name] ? filled : missing, name))
  }
  form.addEventListener('input', () => attempt.wasTried && !attempt.isHeld && read(), over)
  form.addEventListener('submit', (event) => {
    // The browser's own sending would load another page.
    event.preventDefault()
    if (attempt.isHeld) return
    attempt.wasTried = true
    read()
    attempt.isHeld = attempt.values.username !== '' && attempt.values.password !== ''
    if (!attempt.isHeld) return focusFirstInvalid(form)
    become(submit, submitOf(busy))
    attempt.asked = ask(attempt.values)
  }, over)
  return { attempt: () => (form.isConnected ? { ...attempt } : null), end: () => over.abort() }
}

const submitOf = (form: HTMLFormElement): Element => found(form.querySelector('[type="submit"]'))

/** The field with its label and what it says. */
const frameOf = (form: HTMLFormElement, name: keyof LoginValues): Element => found(form.querySelector(`label[for="${found(form.querySelector(`[name="${name}"]`)).id}"]`)?.parentElement)

function found<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new Error('The sign-in page was prerendered without a part of its form.')
  return part
}
