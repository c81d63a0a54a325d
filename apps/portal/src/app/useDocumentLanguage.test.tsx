import { useLayoutEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { formattingLocale } from '../i18n/catalogue.ts'
import document from '../../index.html?raw'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

const { lang } = globalThis.document.documentElement
afterEach(() => {
  globalThis.document.documentElement.lang = lang
})

it('the document’s language is set before the page’s first layout', async () => {
  const told: string[] = []
  function Page() {
    useDocumentLanguage('es-US')
    useLayoutEffect(() => void told.push(globalThis.document.documentElement.lang))
    return null
  }
  await render(<Page />)
  expect(told).toEqual(['es-US'])
})

it('the built document already has English as its language', () => {
  expect(document).toContain(`<html lang="${formattingLocale('en')}">`)
})
