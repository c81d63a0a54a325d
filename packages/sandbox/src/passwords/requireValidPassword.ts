import { checkPassword } from '@portal/domain'
import { Refusal } from '../Refusal.ts'

/** The password rule of specification §5, in the words of its screens. */
export function requireValidPassword(password: string, field: string): void {
  if (checkPassword(password).length === 0) return
  throw new Refusal(400, 'VALIDATION', password === '' ? 'Password cannot be empty' : 'Invalid Password', { field })
}
