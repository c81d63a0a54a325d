import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { passwordRequirementsMessages } from './PasswordRequirements.messages.ts'

export const passwordRequirementsGuide: ComponentGuide = {
  components: ['PasswordRequirements'],
  otherNames: ['password strength', 'password rules'],
  when: [
    'Under a new password, to show which rules it meets while the user types.',
  ],
  not: [
    'Logging in: rules don’t help there.',
  ],
  accessibility: [
    'Each rule says in words whether it is met; the sign only repeats it.',
    'Give it an id and pass that to the field as `describedBy`.',
  ],
  words: passwordRequirementsMessages,
}
