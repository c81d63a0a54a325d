import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './explain.messages.ts'

export const es: Spanish<typeof english> = {
  explain: {
    title: '¿Puede entrar?',
    decides: 'Qué decide el acceso',
    door: 'Puerta',
    date: 'Fecha',
    time: 'Hora',
    now: 'Ahora',
    atProperty: '{zone}',
    asked: '{who} en {port}, {moment}',
    unknownCode: 'Un método de acceso desconocido',
    changeRule: 'Cambiar la restricción',
    openDecider: 'Abrir el registro que decide',
    unsynced: 'El controlador no está sincronizado con el cambio hecho {since}',
    unsyncedAllows: 'Hasta que se sincronice, todavía permite la entrada.',
    unsyncedDenies: 'Hasta que se sincronice, no permite la entrada.',
    forDraft: 'Muestra lo que escribió aquí, como si estuviera guardado.',
    noDoors: 'Aún no hay puertas.',
    failed: 'No se pudieron cargar las puertas',
    failedAnswer: 'No se pudo cargar la respuesta',
  },
  effect: {
    titleRemoved: 'Si lo quita',
    seePeople: { one: 'Ver {count} usuario', other: 'Ver los {count} usuarios' },
    people: 'Quién gana, pierde y conserva el acceso',
    peopleHours: 'Horas de cada usuario en la semana del cambio, en las puertas afectadas.',
    see: 'Ver',
    gainers: 'Ganan horas',
    losers: 'Pierden horas',
    keepers: 'Conservan sus horas',
    personHours: '{before} → {after} h por semana',
    sameHoursEach: '{hours} h por semana',
    more: { one: 'y {count} más', other: 'y {count} más' },
  },
}
