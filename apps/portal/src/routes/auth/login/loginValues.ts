import { textOf } from '#portal/forms/textOf.ts'

export interface LoginValues {
  username: string
  password: string
}

/** What stands in the form: the username without the spaces that a phone's keyboard adds. */
export function loginValuesOf(form: HTMLFormElement): LoginValues {
  const data = new FormData(form)
  return { username: textOf(data, 'username').trim(), password: textOf(data, 'password') }
}
