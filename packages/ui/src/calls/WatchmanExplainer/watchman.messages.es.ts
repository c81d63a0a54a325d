import type { Translation } from '@portal/domain'
import type { watchmanMessages } from './watchman.messages.ts'

export const es: Translation<typeof watchmanMessages> = {
  title: 'Watchman: cómo le llegan las llamadas de visitas',
  intro: 'Véalo una vez y luego inicie sesión.',
  video: 'Cómo le llegan las llamadas de visitas',
  play: 'Reproducir video',
  captions: 'Subtítulos: {language}',
  transcript: 'En palabras',
  playFrom: 'Reproducir desde {time}',
  missing: 'Todavía no hay video aquí.',
  failed: 'No se pudo reproducir el video.',
  instead: 'Todo lo que dice está escrito en esta página.',
  retry: 'Intentar de nuevo',
  open: 'Abrir solo el video',
  timeline: 'Quién suena y cuándo',
  seconds: '{count} s',
  tiers: {
    first: { kind: 'Primer grupo, video', sentence: 'Las llamadas van a hasta 3 personas a la vez.' },
    second: { kind: 'Segundo grupo, video', sentence: 'Se llama a un segundo grupo tras 30 segundos sin respuesta.' },
    voice: { kind: 'Solo voz', sentence: 'Después, a un número solo de voz.' },
  },
  person: 'Persona {place}',
  upTo: 'Hasta {people} personas',
  oneNumber: 'Un número de teléfono',
  end: 'La llamada termina aquí.',
  nextTitle: 'Siguiente: inicie sesión',
  next: 'Después nombre a las personas a quienes se llama.',
}
