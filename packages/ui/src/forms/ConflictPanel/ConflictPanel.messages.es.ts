import type { Translation } from '@portal/domain'
import type { conflictPanelMessages } from './ConflictPanel.messages.ts'

export const es: Translation<typeof conflictPanelMessages> = {
  title: '{who} cambió esto entretanto',
  titleAt: '{who} cambió esto entretanto, {when}',
  intro: {
    one: 'Ambos cambiaron {count} campo. Elija cuál queda; lo suyo aún no está guardado.',
    other: 'Ambos cambiaron {count} campos. Elija uno para cada campo; lo suyo aún no está guardado.',
  },
  mine: 'Usted, sin guardar',
  theirs: '{who}, guardado',
  empty: 'Nada',
  kept: 'Se conserva, porque solo uno de ustedes lo cambió',
  keptMine: 'usted',
}
