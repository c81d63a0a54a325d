import type { Driver, ElementHandle } from './Driver.ts'
import { until } from './until.ts'

/** Selectors of elements that can have each role. The browser then computes their real role and name. */
const candidates = {
  button: 'button, [role=button], input[type=submit], summary',
  link: 'a[href]',
  textbox: 'input, textarea',
  heading: 'h1, h2, h3, [role=heading]',
  img: 'img, canvas, svg[role=img], [role=img]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  combobox: 'select, [role=combobox]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  row: 'tr, [role=row]',
  checkbox: 'input[type=checkbox]',
} as const

export type Role = keyof typeof candidates

/** Finds the visible elements of the page and of its shadow roots. */
const visible = `
  const collect = (root) => [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches($values[0]) && element.checkVisibility({ visibilityProperty: true }) ? [element] : []),
    ...(element.shadowRoot ? collect(element.shadowRoot) : []),
  ])
  return collect(document)`

/** The first visible element with a role and a name for screen readers; null for none. */
export async function lookForRole(driver: Driver, role: Role, name: string | RegExp): Promise<ElementHandle | null> {
  for (const element of await driver.find(visible, candidates[role])) {
    const label = await element.label()
    if (typeof name === 'string' ? label === name : name.test(label)) {
      if (sameRole(await element.role(), role)) return element
    }
  }
  return null
}

/** Waits for an element with a role and a name, and returns it. */
export const findByRole = (driver: Driver, role: Role, name: string | RegExp): Promise<ElementHandle> =>
  until(`a ${role} ${String(name)}`, () => lookForRole(driver, role, name))

/** Whether two names mean the same role: ARIA 1.3 names pictures `image`, and text fields have the role `textbox`. */
const sameRole = (told: string, role: Role) => told === role || (role === 'img' && told === 'image') || (role === 'textbox' && told === 'searchbox') || (role === 'dialog' && told === 'alertdialog')
