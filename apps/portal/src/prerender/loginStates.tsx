import { LoginPage } from '../routes/auth/login/LoginPage.tsx'
import { loginPage, strangersLogin } from '../routes/auth/login/page.tsx'
import { statesId } from '../routes/auth/login/signInAhead.ts'

/** The sign-in page after a press that came before its scripts: where nothing was typed, and while it is being worked on. */
export const loginStates: (typeof loginPage)[] = [afterPress({ isHeld: false }), afterPress({ isHeld: true })]

function afterPress({ isHeld }: { isHeld: boolean }): typeof loginPage {
  const attempt = { wasTried: !isHeld, values: { username: '', password: '' }, isHeld, asked: null }
  const Component = () => <LoginPage {...strangersLogin} problem={null} isReady isSubmitting={isHeld} attempt={attempt} onSubmit={() => undefined} />
  return { ...loginPage, Component }
}

/** The forms of these pages, for a document. */
export function templateOf(markups: readonly string[]): string {
  return `<template id="${statesId}">${markups.map((markup) => /<form[^]*<\/form>/.exec(markup)?.[0] ?? '').join('')}</template>`
}
