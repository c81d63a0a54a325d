import { expect, it } from 'vitest'
import { hrefAt, pageOfProperty, withProperty } from './chosenProperty.ts'

it('a page of a property keeps its filters, except those of the other property', () => {
  expect(withProperty({ pathname: '/site/log', search: '?kind=call&door=main-entry&page=3' }, '2')).toBe('/site/log?kind=call&property=2')
  expect(withProperty({ pathname: '/site/users', search: '?status=active&property=2' }, '')).toBe('/site/users?status=active')
  expect(withProperty({ pathname: '/site/doors', search: '?view=day' }, '1')).toBe('/site/doors?view=day&property=1')
})

it('another page leads to the dashboard of the property', () => {
  expect(withProperty({ pathname: '/site/groups', search: '?page=2' }, '2')).toBe('/site/dashboard?property=2')
})

it('links of the menu keep the property where a page shows one', () => {
  expect(['/site/log', '/site/groups'].map((href) => hrefAt(href, 2))).toEqual(['/site/log?property=2', '/site/groups'])
  expect(hrefAt('/site/log', null)).toBe('/site/log')
  expect(['/site/dashboard', '/site/users', '/site/users/1'].map(pageOfProperty)).toEqual(['own', 'all', undefined])
})
