import type { Translation } from '@portal/domain'
import type { conflictPanelMessages } from './ConflictPanel.messages.ts'

export const es: Translation<typeof conflictPanelMessages> = {
  title: '{who} también cambió esto',
  titleAt: '{who} también cambió esto, {when}',
  intro: {
    one: 'Ambos cambiaron {count} campo. Elija un valor. El suyo aún no está guardado.',
    other: 'Ambos cambiaron {count} campos. Elija un valor para cada uno. Los suyos aún no están guardados.',
  },
  mine: 'Usted, sin guardar',
  theirs: '{who}, guardado',
  empty: 'Nada',
  kept: 'Se conserva: solo uno de ustedes lo cambió',
  keptMine: 'usted',
}
