import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PasswordRequirements.example.tsx'
import source from './PasswordRequirements.example.tsx?raw'
import { passwordRequirementsMessages } from './PasswordRequirements.messages.ts'

export const passwordRequirementsGuide: ComponentGuide = {
  components: ['PasswordRequirements'],
  status: 'stable',
  otherNames: ['password strength', 'password rules'],
  when: [
    'Under a new password, to show which rules it meets while the user types.',
  ],
  not: [
    'Logging in: rules don’t help there.',
  ],
  keyboard: {},
  accessibility: [
    'Each rule says in words whether it is met; the sign only repeats it.',
    'Give it an id and pass that to the field as `describedBy`.',
  ],
  words: passwordRequirementsMessages,
  example: { Example, source },
}
