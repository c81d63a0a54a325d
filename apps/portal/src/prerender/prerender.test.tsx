import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortal } from '../app/createPortal.ts'
import { PublicApp } from '../app/PublicApp.tsx'
import { readPortalConfig } from '../config/portalConfig.ts'
import { loginPage, strangersLogin, type LoginData } from '../routes/auth/login/page.tsx'
import { createMemorySession } from '../session/createMemorySession.ts'
import { startEarlySignIn, type LoginValues } from '../routes/auth/login/earlySignIn.ts'
import { configElement, prerenderedConfig } from './prerenderedConfig.ts'

const config = readPortalConfig(sandboxConfig)

afterEach(() => document.body.replaceChildren())

/** The sign-in page as the build writes it, with a function that makes it interactive with `data`. */
function prerender(data: LoginData) {
  const portal = createPortal(config, { session: createMemorySession() })
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = renderToString(<PublicApp portal={portal} page={loginPage} data={strangersLogin} />)
  const asked: LoginValues[] = []
  const startAhead = () => {
    const form = element.querySelector('form')
    globalThis.earlySignIn = form ? startEarlySignIn(form, (values) => {
      asked.push(values)
      return null
    }) : undefined
    onTestFinished(() => void (globalThis.earlySignIn = undefined))
  }
  const errors: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...given) => void errors.push(given))
  onTestFinished(() => void vi.restoreAllMocks())
  const hydrate = async () => {
    const root = hydrateRoot(element, <PublicApp portal={portal} page={loginPage} data={data} />, { onRecoverableError: (error) => errors.push(error) })
    onTestFinished(() => root.unmount())
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    return errors
  }
  return { element, hydrate, startAhead, asked }
}

it('hydration keeps the prerendered page, the typed text and the focus', async () => {
  const { element, hydrate } = prerender(strangersLogin)
  const field = element.querySelector<HTMLInputElement>('[name="username"]')
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeDisabled()
  await userEvent.fill(page.getByLabelText('Username'), 'dana@example.com')
  expect(await hydrate()).toEqual([])
  expect(element.querySelector('[name="username"]')).toBe(field)
  expect(field?.value).toBe('dana@example.com')
  expect(document.activeElement).toBe(field)
})

it('content for this user appears after hydration, without a mismatch', async () => {
  const { hydrate } = prerender({ notice: 'expired', isPersistent: false, username: '', next: '' })
  expect(await hydrate()).toEqual([])
  await expect.element(page.getByText('The session time has expired. Please re-login again!')).toBeVisible()
  await expect.element(page.getByText(/You stay logged in until you close/)).toBeVisible()
})

it('missing fields are reported before the scripts load, and by the page after hydration', async () => {
  const { element, hydrate, startAhead } = prerender(strangersLogin)
  startAhead()
  const button = page.getByRole('button', { name: 'Log in' })
  await expect.element(button).toBeEnabled()
  await userEvent.click(button)
  const [username, password] = [page.getByLabelText('Username'), page.getByLabelText('Password', { exact: true })]
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
  const said = () => [...element.querySelectorAll('input')].map(({ validity, validationMessage }) => validity.customError && validationMessage)
  expect(said()).toEqual(['Please Enter Username', 'Please Enter Password'])
  await userEvent.keyboard('dana')
  await expect.element(username).not.toHaveAttribute('aria-invalid')
  expect(await hydrate()).toEqual([])
  await expect.poll(said).toEqual([false, false])
  await expect.element(page.getByText('Please Enter Password')).toBeVisible()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Please Enter Username')).not.toBeInTheDocument()
  await expect.element(username).toHaveFocus()
  await userEvent.clear(username)
  await expect.element(page.getByText('Please Enter Username')).toBeVisible()
})

it('a press before the scripts load signs in once and shows that it is busy', async () => {
  const { startAhead, asked } = prerender(strangersLogin)
  startAhead()
  await userEvent.fill(page.getByLabelText('Username'), 'dana@example.com')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'sandbox1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(asked).toEqual([{ username: 'dana@example.com', password: 'sandbox1' }])
  expect(globalThis.earlySignIn?.attempt?.values).toEqual(asked[0])
})

it('a configuration written into the document is read back unchanged, whatever it contains', () => {
  const odd = { ...config, brand: { ...config.brand, name: '</script><script>alert(1)</script> & "Gate" \u2028' } }
  const parsed = new DOMParser().parseFromString(`<head>${configElement(odd)}</head><body></body>`, 'text/html')
  expect(prerenderedConfig(parsed)).toEqual(odd)
  expect(parsed.scripts.length).toBe(1)
  expect(prerenderedConfig(new DOMParser().parseFromString('<p></p>', 'text/html'))).toBeNull()
})
