import DOMPurify from 'dompurify'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import dompurify from '../../../test-data/dompurify-expect.json'
import html5sec from '../../../test-data/html5sec.json'
import patt from '../../../test-data/patt-xss.json'
import { cleanHtml } from './cleanHtml.ts'
import { SafeHtml } from './SafeHtml.tsx'

const textsOf = (items: readonly (string | { input: string })[]) => items.map((item) => (typeof item === 'string' ? item : item.input))
const tags = new Set(['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'A', 'H3', 'CODE'])

/** Returns the cleaned markup as text, because the result may be a TrustedHTML object. */
function markupOf(html: string): string {
  return renderToStaticMarkup(<i dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />).slice('<i>'.length, -'</i>'.length)
}

/** Parses the cleaned text with the browser's parser, in a document that runs no scripts. */
function faultsIn(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(markupOf(html), 'text/html')
  const faults = head.childElementCount > 0 ? ['something in the head'] : []
  for (const element of body.querySelectorAll('*')) {
    if (!tags.has(element.tagName)) faults.push(element.tagName)
    for (const { name, value } of element.attributes) {
      if (element.tagName !== 'A' || !['href', 'target', 'rel'].includes(name)) faults.push(`${element.tagName} ${name}`)
      // An href that isn't a URL is harmless.
      if (name === 'href' && URL.canParse(value) && !/^https?:$/.test(new URL(value).protocol)) faults.push(`${name}=${value}`)
    }
    if (element.hasAttribute('href') && (element.getAttribute('rel') !== 'noopener' || element.getAttribute('target') !== '_blank')) faults.push('link')
  }
  return faults
}

describe.each([
  ['html5sec', textsOf(html5sec.items)],
  ['patt-xss', textsOf(patt.items)],
  ['dompurify-expect', textsOf(dompurify.items)],
])('%s', (_name, inputs) => {
  it('only allowed elements and attributes are kept', () => {
    for (const input of inputs) expect(faultsIn(input), input).toEqual([])
  })
})

describe('allowed and removed markup', () => {
  it.each([
    ['<p>Hello <strong>gate</strong><br><em>now</em></p>', '<p>Hello <strong>gate</strong><br><em>now</em></p>'],
    ['<h3>1.1.3</h3><ul><li>a</li></ul><ol><li><code>b</code></li></ol>', '<h3>1.1.3</h3><ul><li>a</li></ul><ol><li><code>b</code></li></ol>'],
    ['<a href="https://help.example/a?b=1&amp;c=2">x</a>', '<a href="https://help.example/a?b=1&amp;c=2" target="_blank" rel="noopener">x</a>'],
    ['<a href="http://help.example" target="_self" rel="opener">x</a>', '<a href="http://help.example" target="_blank" rel="noopener">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a><a href="/sandbox">y</a><a href="mailto:a@b.co">z</a>', '<a>x</a><a>y</a><a>z</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<p style="position:fixed" class="x" id="y" data-z="1" aria-label="q" onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<img src="https://tracker.example/p.gif" onerror="alert(1)">x', 'x'],
    ['<style>p{display:none}</style><script>alert(1)</script><iframe src="https://x.example"></iframe>x', 'x'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>y', 'y'],
    ['<div><h1>Big</h1><span>small</span></div>', 'Bigsmall'],
    ['', ''],
  ])('%s', (input, expected) => {
    expect(markupOf(input)).toBe(expected)
  })

  it('the shared sanitizer has no hook afterwards', () => {
    cleanHtml('<a href="https://a.example">x</a>')
    expect(DOMPurify.sanitize('<a href="https://a.example">x</a>')).toBe('<a href="https://a.example">x</a>')
  })
})

describe('in a page', () => {
  it('a focused link keeps the focus when the same text renders again', async () => {
    function Host() {
      const [count, setCount] = useState(0)
      return <><SafeHtml html={'<a href="https://help.example">Help</a>'} /><button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button></>
    }
    await render(<Host />)
    const link = page.getByRole('link', { name: 'Help' }).element()
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByRole('button', { name: 'Count 1' })).toBeInTheDocument()
    expect(page.getByRole('link', { name: 'Help' }).element()).toBe(link)
  })

  it('the text is shown after hydration, because the server sends none', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<SafeHtml html="<p>Now</p>" />)
    const root = hydrateRoot(container, <SafeHtml html="<p>Now</p>" />, { onRecoverableError: (error) => { throw error } })
    await expect.element(page.getByText('Now')).toBeInTheDocument()
    root.unmount()
    container.remove()
  })
})
