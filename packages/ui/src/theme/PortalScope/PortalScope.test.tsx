import type { ComponentType, CSSProperties, ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, Dialog, GlobalStyles, PasswordField, PortalScope } from '../../index.ts'
import { hostilePage } from './exampleHostilePage.ts'

const examples = import.meta.glob<{ Example: ComponentType }>('../../**/*.example.tsx', { eager: true })
/** Components that partners use in their pages, one of each kind: icons, fields, codes, tables, long text. */
const parts = [
  'access/InviteCard', 'access/RecurringInviteCard', 'access/RestrictionSummary', 'accounts/PasswordPanel', 'data/DataTable', 'data/Pagination',
  'elements/Button', 'elements/Card', 'elements/StatusLabel', 'feedback/EmptyState', 'feedback/InlineAlert', 'forms/CheckboxField', 'forms/DateField',
  'forms/PasswordField', 'forms/RadioGroup', 'forms/SelectField', 'forms/TextField', 'layout/DescriptionList',
]

const frame = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 640, boxSizing: 'border-box', display: 'block' } as const

/** Sets a time at which the examples' invites are valid, so that their codes are visible. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T16:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  for (const style of document.head.querySelectorAll('[data-test-styles]')) style.remove()
})

function addStyles(rules: string): void {
  const style = document.createElement('style')
  style.dataset['testStyles'] = ''
  style.textContent = rules
  document.head.append(style)
}

/** Turns off transitions, because otherwise styles would be compared while they change. */
const still = '*, ::before, ::after { transition: none !important; }'

/** Every computed style property of every visible element, without aliases. */
function look(root: Element): string[] {
  return [...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    const said = [...style].filter((name) => !name.startsWith('--') && !/^(perspective|transform)-origin|^animation|^transition|^-webkit-locale/.test(name)).map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return [`<${element.tagName.toLowerCase()} ${element.textContent.slice(0, 30)}>`, ...said].join('\n')
  })
}

async function lookOf(part: ReactElement): Promise<string[]> {
  const { container, unmount } = await render(part)
  await document.fonts.ready
  await Promise.all([...container.querySelectorAll('img')].map((image) => image.decode()))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const seen = look(container.querySelector('[data-look]') ?? container)
  await unmount()
  return seen
}

test.each(parts)('%s looks the same in a hostile page as in the portal', async (name) => {
  const Example = Object.entries(examples).find(([file]) => file.startsWith(`../../${name}/`))?.[1].Example
  if (!Example) throw new Error(`${name} has no example`)
  addStyles(still)
  const own = await lookOf(<><GlobalStyles /><div style={frame}><div data-look=""><Example /></div></div></>)
  addStyles(hostilePage)
  const held = await lookOf(<PortalScope style={frame}><div data-look=""><Example /></div></PortalScope>)
  expect(held.length).toBeGreaterThan(0)
  const differences = held.flatMap((element, index) => {
    const [name = '', ...lines] = element.split('\n')
    const expected = own[index]?.split('\n').slice(1) ?? []
    return lines.flatMap((line, at) => (line === expected[at] ? [] : [`${name} ${line} in place of ${expected[at]}`]))
  })
  expect(differences).toEqual([])
})

test('a dialog at the end of the document looks the same too', async () => {
  addStyles(hostilePage + still)
  await render(<PortalScope theme="dark"><Dialog isOpen title="Unsaved changes" actions={<Button variant="primary">Save</Button>} /></PortalScope>)
  const button = page.getByRole('button', { name: 'Save' })
  await expect.element(button).toHaveStyle({ fontSize: '14px', textTransform: 'none', paddingTop: '0px', borderTopStyle: 'solid' })
  await expect.element(page.getByRole('dialog')).toHaveStyle({ display: 'flex', colorScheme: 'dark', fontSize: '14px' })
})

test('nothing outside the scope changes, neither the page’s elements nor components without a scope', async () => {
  const ownPage = <><h1>Spring news</h1><ul><li>One</li></ul><button type="button">Read</button><Button>Loose</Button></>
  addStyles(`${hostilePage}${still} h1, li, ul, button { display: revert; }`)
  const before = await lookOf(<div style={frame} data-look="">{ownPage}</div>)
  const after = await lookOf(<><div style={frame} data-look="">{ownPage}</div><PortalScope><Button>Held</Button></PortalScope></>)
  expect(after).toEqual(before)
})

test('a partner’s element inside the scope keeps its own styles, and so does the scope', async () => {
  addStyles('.logo { color: rgb(1, 2, 3); text-transform: uppercase; } .corner { padding: 7px; }')
  await render(<PortalScope className="corner"><b className="logo">Whispering Pines</b></PortalScope>)
  await expect.element(page.getByText('Whispering Pines')).toHaveStyle({ color: 'rgb(1, 2, 3)', textTransform: 'uppercase' })
  expect(getComputedStyle(document.querySelector('[data-portal-scope]') as Element).padding).toBe('7px')
})

test('a scope can have its own brand and theme', async () => {
  const brand = { '--portal-brand-accent': 'rgb(122, 46, 142)', '--portal-brand-radius-control': '17px', '--portal-brand-font': 'Georgia' }
  await render(<PortalScope theme="light" style={brand as CSSProperties}><Button variant="primary">Pay</Button></PortalScope>)
  const button = page.getByRole('button', { name: 'Pay' })
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(122, 46, 142)', borderTopLeftRadius: '17px' })
  expect(getComputedStyle(button.element()).fontFamily).toMatch(/^Georgia,/)
})

test('a QR code keeps its size and fields accept text', async () => {
  addStyles(hostilePage)
  const Card = examples['../../access/InviteCard/InviteCard.example.tsx']?.Example
  if (!Card) throw new Error('InviteCard has no example')
  await render(<PortalScope style={{ inlineSize: 400 }}><Card /><PasswordField label="Password" autoComplete="current-password" /></PortalScope>)
  // The code with its light border, which the image gets as padding after it loads.
  const code = page.getByRole('img', { name: /^QR/ }).element().closest('[data-look]')
  expect(code?.getBoundingClientRect().width).toBeGreaterThan(230)
  await page.getByLabelText('Password', { exact: true }).fill('sandbox1')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('sandbox1')
})
