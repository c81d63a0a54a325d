import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { takenOverStyles } from './takenOverStyles.ts'

const Frame = styled.div`
  color: teal;

  @media (max-width: 720px) {
    color: navy;
  }
`

test('the CSS rules are separated from the components’ names', () => {
  const sheet = new ServerStyleSheet()
  const markup = renderToString(sheet.collectStyles(createElement(Frame)))
  const { rules, names } = takenOverStyles(sheet.getStyleTags())
  const [component = '', rule = ''] = /class="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? []
  expect(rules).toBe(`.${rule}{color:teal;}@media (max-width: 720px){.${rule}{color:navy;}}`)
  expect(names).toMatch(/^<style data-styled="true" data-styled-version="[\d.]+">data-styled\.g\d+\[id="/)
  expect(names).toContain(`[id="${component}"]{content:"${rule},"}/*!sc*/\n</style>`)
  expect(names).not.toContain('teal')
})

test('markup other than one style element is refused', () => {
  expect(() => takenOverStyles('')).toThrow('in another way')
})
