import type { Translation } from '@portal/domain'
import type { wizardStepsMessages } from './WizardSteps.messages.ts'

export const es: Translation<typeof wizardStepsMessages> = {
  name: 'Pasos',
  done: 'listo',
  position: 'Paso {step} de {of}',
}
