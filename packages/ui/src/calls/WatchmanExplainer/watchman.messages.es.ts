import type { Translation } from '@portal/domain'
import type { watchmanMessages } from './watchman.messages.ts'

export const es: Translation<typeof watchmanMessages> = {
  title: 'Watchman: cómo le llegan las llamadas de visitantes',
  intro: 'Vea esto y luego inicie sesión.',
  video: 'Cómo le llegan las llamadas de visitantes',
  play: 'Reproducir video',
  captions: 'Subtítulos: {language}',
  transcript: 'Transcripción',
  playFrom: 'Reproducir desde {time}',
  missing: 'Todavía no hay video.',
  failed: 'No se pudo reproducir el video.',
  instead: 'Esta página dice lo mismo en palabras.',
  retry: 'Intentar de nuevo',
  open: 'Abrir el video en su propia página',
  timeline: 'A quién se llama y cuándo',
  seconds: '{count} s',
  tiers: {
    first: { kind: 'Primer grupo, video', sentence: 'Las llamadas van a hasta 3 personas a la vez.' },
    second: { kind: 'Segundo grupo, video', sentence: 'Se llama a un segundo grupo tras 30 segundos sin respuesta.' },
    voice: { kind: 'Solo voz', sentence: 'Después, a un número solo de voz.' },
  },
  person: 'Usuario {place}',
  upTo: 'Hasta {people} usuarios',
  oneNumber: 'Un número de teléfono',
  end: 'La llamada termina aquí.',
  nextTitle: 'Siguiente: inicie sesión',
  next: 'Después elija a los usuarios que reciben llamadas.',
}
