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

it('is told before a page is drawn, which another language later would lay out once more', async () => {
  const told: string[] = []
  function Page() {
    useDocumentLanguage('es-US')
    useLayoutEffect(() => void told.push(globalThis.document.documentElement.lang))
    return null
  }
  await render(<Page />)
  expect(told).toEqual(['es-US'])
})

it('is in the document already where it is English', () => {
  expect(document).toContain(`<html lang="${formattingLocale('en')}">`)
})
