// Renders parts of the built @portal/ui with React 18, the oldest supported version, and fails on any warning. Run by checkPackages.ts.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unrestricted } from '@portal/domain'
import type * as Library from '../packages/ui/src/index.ts'

const older: Readonly<Record<string, string>> = { react: 'react-18', 'react-dom': 'react-dom-18' }
const here = pathToFileURL(import.meta.filename).href

// Makes every import of React, by the library and by its dependencies, use the older version.
registerHooks({
  resolve(specifier, context, next) {
    const [name = '', ...path] = specifier.split('/')
    const replacement = older[name]
    return replacement === undefined ? next(specifier, context) : next([replacement, ...path].join('/'), { ...context, parentURL: here })
  },
})

const complaints: string[] = []
for (const level of ['error', 'warn'] as const) console[level] = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))

const library = pathToFileURL(join(import.meta.dirname, '../packages/ui/dist/index.js')).href
const ui = (await import(library)) as typeof Library
const { createElement, version } = await import('react')
const { renderToString } = await import('react-dom/server')

const hours = { ...unrestricted, windows: [{ days: [1], start: 540, end: 1020 }] } as const
const page = () => renderToString(
  createElement(
    ui.AppFrame,
    { brand: { name: 'Gatewell', href: '/' }, navigation: [], account: { name: 'Dana Whitfield', items: [] }, supportPhone: '(972) 555-0148', footer: { company: 'Gatewell', privacyHref: '#', labels: { privacy: 'Privacy' } } } as never,
    createElement(ui.TextField, { label: 'Username', name: 'username' }),
    createElement(ui.PasswordField, { label: 'Password', autoComplete: 'current-password' }),
    createElement(ui.Button, null, 'Log in'),
    createElement(ui.InlineAlert, { tone: 'danger' }, 'Invalid Password'),
    createElement(ui.Pagination, { page: 2, pageCount: 5000, onPageChange: () => undefined }),
    createElement(ui.RestrictionEditor, { value: hours, timeZone: 'America/Chicago', now: 0 }),
  ),
)
const html = page()
// Another time zone than the browser's, which must render the same page. The page is rendered twice.
process.env['TZ'] = 'Asia/Kathmandu'
if (page() !== html) complaints.push('Another zone, or a second time, makes another first render.')
if (!version.startsWith('18.')) complaints.push(`React ${version} was loaded instead of 18.`)
for (const word of ['Gatewell', 'Username', 'Log in', 'Invalid Password']) if (!html.includes(word)) complaints.push(`"${word}" is missing from what React 18 rendered.`)
for (const complaint of complaints) console.log(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
