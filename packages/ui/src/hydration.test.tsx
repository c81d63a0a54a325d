import { type ComponentType, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

const examples = import.meta.glob<{ Example: ComponentType }>('./**/*.example.tsx', { eager: true })
const constructors = ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules', 'RelativeTimeFormat'] as const

/** Renders as on a server with other settings (Spanish, UTC). Fails if a date or number is formatted without a language or a zone. */
function onServer<Result>(render: () => Result): { result: Result, unsaid: string[] } {
  const unsaid: string[] = []
  const spies = constructors.map((name) => {
    const Original = Intl[name] as unknown as new (locale?: string, options?: Intl.DateTimeFormatOptions) => object
    return vi.spyOn(Intl as unknown as Record<string, unknown>, name, 'get').mockReturnValue(new Proxy(Original, {
      construct(_target, [locale, options]: [string | undefined, Intl.DateTimeFormatOptions | undefined]) {
        if (locale === undefined) unsaid.push(`Intl.${name} without a language`)
        if (name === 'DateTimeFormat' && options?.timeZone === undefined) unsaid.push('Intl.DateTimeFormat without a time zone')
        return new Original(locale ?? 'es-ES', name === 'DateTimeFormat' ? { timeZone: 'UTC', ...options } : options)
      },
    }))
  })
  try {
    return { result: render(), unsaid }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the server and the browser render the same markup first', () => {
  it.each(Object.entries(examples))('%s', async (_file, { Example }) => {
    const page = () => renderToString(<StrictMode><Example /></StrictMode>)
    const { result: [first, second], unsaid } = onServer(() => [page(), page()] as const)
    expect(unsaid).toEqual([])
    expect(second).toBe(first)

    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts))
    const element = document.createElement('div')
    element.innerHTML = second
    document.body.append(element)
    const root = hydrateRoot(element, <StrictMode><Example /></StrictMode>, { onRecoverableError: (error) => complaints.push(error) })
    await vi.waitFor(() => expect(Object.keys(element).some((key) => key.startsWith('__reactContainer'))).toBe(true))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(complaints).toEqual([])
    root.unmount()
  })
})
