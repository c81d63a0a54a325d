import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './callPreferences.messages.ts'

export const es: Spanish<typeof english> = {
  callPreferences: {
    own: 'Cuándo suena mi teléfono',
    of: 'Cuándo suena el teléfono de {name}',
    item: 'Cuándo suena',
    rungBy: 'Para visitantes que llaman a {groups}.',
    rungByNone: 'Ningún grupo de llamadas llama a este teléfono todavía. El horario se aplica cuando uno lo haga.',
    readOnly: 'Puede ver el horario de {name}, pero no cambiarlo.',
    allowed: 'La aplicación puede enviar avisos.',
    notAllowed: 'La aplicación no puede enviar avisos, así que no suena.',
    change: 'Cambiar el horario',
    save: 'Guardar el horario',
    saved: 'Guardado: el teléfono de {name} suena en el horario nuevo',
    ownSaved: 'Guardado: su teléfono suena en el horario nuevo',
    failed: 'No se pudo cargar el horario',
    unreadable: 'Escriba una hora válida.',
    noDay: 'Elija un día para cada horario.',
    overtaken: '{who} también cambió este horario. El teléfono ahora suena: {hours}. Si guarda, su horario lo reemplaza.',
    endsHere: 'Con este horario, un visitante que llame a {groups} a veces no se comunica con nadie. ¿Guardarlo de todos modos?',
  },
}
