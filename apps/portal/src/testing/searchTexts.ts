import { findTextProblem } from '@portal/domain'
import fc from 'fast-check'

/** Valid search texts, which search boxes and services accept. */
export function searchTexts(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ maxLength }).filter((text) => findTextProblem(text) === null)
}
