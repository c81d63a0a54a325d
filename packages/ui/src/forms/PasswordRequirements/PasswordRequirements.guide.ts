import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PasswordRequirements.example.tsx'
import source from './PasswordRequirements.example.tsx?raw'
import { passwordRequirementsMessages } from './PasswordRequirements.messages.ts'

export const passwordRequirementsGuide: ComponentGuide = {
  components: ['PasswordRequirements'],
  status: 'stable',
  otherNames: ['password strength', 'password rules'],
  when: [
    'Under a new password, so that the rule is met while it is typed.',
  ],
  not: [
    'Logging in: an old password is right or wrong, and no rule helps.',
  ],
  keyboard: {},
  accessibility: [
    'Each point says whether it is met in words; the sign only repeats it.',
    'Give it an id and pass that to the field as `describedBy`.',
  ],
  words: passwordRequirementsMessages,
  example: { Example, source },
}
