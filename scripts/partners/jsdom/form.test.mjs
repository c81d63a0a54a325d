import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Button, PasswordField, PortalScope, ToasterProvider, useToaster } from '@portal/ui'
import '@portal/embed'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

function Save() {
  const toaster = useToaster()
  return createElement(Button, { onClick: () => toaster.success('Restriction saved') }, 'Save')
}

test('a user types into a field and presses a button, and nothing is logged as an error', async () => {
  const complain = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(createElement(ToasterProvider, null, createElement(PortalScope, null, createElement(PasswordField, { label: 'Password', autoComplete: 'current-password' }), createElement(Save)))))
  const input = place.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'correct-horse')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(input.value).toBe('correct-horse')
  const save = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')
  await act(async () => save.click())
  expect(document.body.textContent).toContain('Restriction saved')
  await act(async () => root.unmount())
  expect(complain).not.toHaveBeenCalled()
})

test('the element works in a document that doesn’t support styles in shadow roots', () => {
  const card = document.body.appendChild(document.createElement('portal-invite-card'))
  expect(customElements.get('portal-invite-card')).toBeDefined()
  expect(card.shadowRoot).not.toBeNull()
})
