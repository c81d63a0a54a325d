import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './explain.messages.ts'

export const es: Spanish<typeof english> = {
  explain: {
    title: '¿Puede entrar?',
    door: 'Puerta o portón',
    date: 'Fecha',
    time: 'Hora',
    now: 'Ahora',
    atProperty: 'Según los relojes de {zone}',
    asked: '{who} en {port}, {moment}',
    unknownCode: 'Un código desconocido',
    changeRule: 'Cambiar la regla',
    openDecider: 'Abrir lo que decide',
    unheard: 'El controlador aún no se ha enterado del cambio hecho {since}',
    unheardAllows: 'Hasta entonces, le sigue dejando entrar.',
    unheardDenies: 'Hasta entonces, no le deja entrar.',
    forDraft: 'Para lo que está escrito aquí, como si ya estuviera guardado.',
    noDoors: 'Aún no hay ninguna puerta por la que preguntar.',
    failed: 'No se pudieron cargar las puertas',
    failedAnswer: 'No se pudo cargar la respuesta',
  },
  effect: {
    titleRemoved: 'Si lo quita',
    seePeople: { one: 'Ver {count} persona', other: 'Ver las {count} personas' },
    people: 'Quién gana, quién pierde, quién conserva',
    peopleHours: 'Horas de cada persona en la semana del cambio, en las puertas afectadas.',
    see: 'Ver',
    gainers: 'Ganan horas',
    losers: 'Pierden horas',
    keepers: 'Conservan lo que tienen',
    personHours: '{before} → {after} h por semana',
    sameHoursEach: '{hours} h por semana',
    more: { one: 'y {count} más', other: 'y {count} más' },
  },
}
