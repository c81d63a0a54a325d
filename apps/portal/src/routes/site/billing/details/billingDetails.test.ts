import { expect, test } from 'vitest'
import { detailProblems, type BillingDetails } from './billingDetails.ts'

const right: BillingDetails = {
  CompanyName: 'Bayou City', ContactName: 'Dana Whitfield', Email: 'ap@bayou.example', Phone: '', Address1: '2200 Post Oak Blvd', Address2: '', City: 'Houston',
  State: 'TX', Zip: '77056',
}

test('phone and suite may be empty', () => {
  expect(detailProblems(right)).toEqual({})
})

test.each([
  [{ CompanyName: '  ' }, { CompanyName: 'missing' }],
  [{ Email: 'ap@' }, { Email: 'emailInvalid' }],
  [{ State: 'Texas' }, { State: 'stateInvalid' }],
  [{ Zip: '7705' }, { Zip: 'zipInvalid' }],
  [{ Zip: '77056-1234', State: 'tx' }, {}],
])('the change %j has the problems %j', (change, problems) => {
  expect(detailProblems({ ...right, ...change })).toEqual(problems)
})
