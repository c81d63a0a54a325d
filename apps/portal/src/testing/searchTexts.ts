import { findTextProblem } from '@portal/domain'
import fc from 'fast-check'

/** What a person can search for: anything that a search box takes and the services answer. */
export function searchTexts(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ maxLength }).filter((text) => findTextProblem(text) === null)
}
