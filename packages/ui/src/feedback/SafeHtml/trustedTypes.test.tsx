import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sanitizeText } from '../../forms/sanitizeText/sanitizeText.ts'
import { SafeHtml } from './SafeHtml.tsx'

// These tests are in a file of their own, because the policy stays until the document ends.
it('SafeHtml and sanitizeText both work on a page whose only Trusted Types policy is dompurify', async () => {
  const reports: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => reports.push(`${violatedDirective} ${sample}`))
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types dompurify"
  document.head.append(policy)
  expect(() => { document.createElement('div').innerHTML = '<p>raw</p>' }).toThrow(/TrustedHTML/)

  expect(sanitizeText('<b>Unit</b> 4')).toBe('Unit 4')
  await render(<SafeHtml html={'<p>Read <a href="https://help.example">this</a><img src="x" onerror="alert(1)"></p>'} />)
  await expect.element(page.getByRole('link', { name: 'this' })).toHaveAttribute('rel', 'noopener')
  expect(document.querySelector('img')).toBeNull()
  expect(reports).toEqual(['require-trusted-types-for Element innerHTML|<p>raw</p>'])
})
