import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PasswordField, PortalScope } from '@portal/ui'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

test('a user types into a field, and nothing is logged as an error', async () => {
  const complain = jest.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(createElement(PortalScope, null, createElement(PasswordField, { label: 'Password', autoComplete: 'current-password' }))))
  const input = place.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'correct-horse')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(input.value).toBe('correct-horse')
  expect(place.textContent).toContain('Password')
  await act(async () => root.unmount())
  expect(complain).not.toHaveBeenCalled()
})
