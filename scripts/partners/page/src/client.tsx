import { version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openAll } from './overlays.tsx'
import { parts } from './parts.tsx'

declare global {
  interface Window {
    /** Console errors by part of the page; set once every part is hydrated. */
    complaints?: Record<string, string[]>
    reactVersion?: string
  }
}

let current = ''
const complaints: Record<string, string[]> = {}
const complain = (text: string) => (complaints[current] ??= []).push(text)
for (const level of ['error', 'warn'] as const) console[level] = (...said: unknown[]) => complain(said.map(String).join(' '))
addEventListener('error', ({ message }) => complain(message))

for (const { name, element } of parts) {
  current = name
  const place = document.querySelector(`[data-part="${name}"]`)
  if (!place) throw new Error(`The server rendered no ${name}`)
  const root = hydrateRoot(place, element, { onRecoverableError: (error) => complain(String(error)) })
  await new Promise((resolve) => setTimeout(resolve, 30))
  if (!['PasswordField', 'Button'].includes(name)) root.unmount()
}
current = 'overlays'
for (const name of await openAll()) complain(`${name} was not shown.`)
window.reactVersion = version
window.complaints = complaints
