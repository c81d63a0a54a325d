import { useStore } from '@nanostores/react'
import type { PasswordPanelLabels } from '@portal/ui'
import { useMemo } from 'react'
import { newPasswordMessages } from './newPassword.messages.ts'
import { usePasswordFieldLabels } from './usePasswordFieldLabels.ts'

type SharedLabels = Omit<PasswordPanelLabels, 'title' | 'intro' | 'submit'>

/** What all panels that choose a password say, in the person's language; a screen adds its title and its button. */
export function usePasswordPanelLabels(): SharedLabels {
  const t = useStore(newPasswordMessages)
  const field = usePasswordFieldLabels()
  return useMemo(
    () => ({
      password: t.password,
      confirm: t.confirm,
      email: t.email,
      emailHelp: t.emailHelp,
      submitReason: t.submitReason,
      messages: { passwordInvalid: t.passwordInvalid, confirmPasswordInvalid: t.confirmPasswordInvalid, passwordsDiffer: t.passwordsDiffer },
      field,
      requirements: {
        title: t.requirements,
        length: t.requirementLength,
        lowercase: t.requirementLowercase,
        digit: t.requirementDigit,
        characters: t.requirementCharacters,
        met: t.met,
        notMet: t.notMet,
        status: ({ met, total }) => (met === total ? t.allMet : t.someMet({ met, total })),
      },
      alerts: {
        create: { passwordEmpty: t.alertPasswordEmpty, confirmPasswordEmpty: t.alertConfirmPasswordEmpty, passwordsDiffer: t.alertPasswordsDiffer },
        masterUser: { passwordEmpty: t.alertPasswordEmpty, passwordInvalid: t.passwordInvalid, passwordsDiffer: t.alertMasterPasswordsDiffer },
      },
    }),
    [t, field],
  )
}
