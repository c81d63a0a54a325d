import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './callPreferences.messages.ts'

export const es: Spanish<typeof english> = {
  callPreferences: {
    own: 'Cuándo suena mi teléfono',
    of: 'Cuándo suena el teléfono de {name}',
    item: 'Cuándo suena',
    rungBy: 'Para visitas que llaman a {groups}.',
    rungByNone: 'Ningún grupo de llamadas hace sonar este teléfono todavía. El horario vale desde el día en que uno lo haga.',
    readOnly: 'Puede ver el horario de {name}, pero no cambiarlo.',
    allowed: 'La aplicación puede avisar.',
    notAllowed: 'La aplicación no puede avisar, así que no suena.',
    change: 'Cambiar el horario',
    save: 'Guardar el horario',
    saved: 'Guardado: {name} recibe llamadas con el nuevo horario',
    ownSaved: 'Guardado: las visitas llaman a su teléfono con el nuevo horario',
    failed: 'No se pudo cargar el horario',
    unreadable: 'Una de las horas no se puede leer.',
    noDay: 'Elija un día para cada horario.',
    overtaken: '{who} cambió esto mientras tanto. Ahora suena: {hours}. Al guardar, lo suyo toma su lugar.',
    endsHere: 'Con este horario, una visita que llame a {groups} a ratos no llega a nadie. ¿Guardarlo de todos modos?',
  },
}
