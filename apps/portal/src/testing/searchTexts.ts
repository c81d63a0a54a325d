import { findTextProblem } from '@portal/domain'
import fc from 'fast-check'

/** Valid search texts: accepted by a search box and by the services. */
export function searchTexts(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ maxLength }).filter((text) => findTextProblem(text) === null)
}
