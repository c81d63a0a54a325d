import type { Language } from '../words/language.ts'

export type ExportWord = keyof typeof spanishOfExports

/** The texts of an exported file besides its data, in one language. */
export interface ExportWords {
  language: Language
  /** Translates a heading or a state from its English words. */
  say(english: ExportWord): string
  /** The line that says who exported the file, and when. */
  exported(by: string, when: string): string
  lines(count: number): string
  page(number: number, of: number): string
  /** The note that explains a box in place of a letter. */
  missing: string
}

const words: Readonly<Record<Language, ExportWords>> = {
  en: {
    language: 'en',
    say: (english) => english,
    exported: (by, when) => `Exported by ${by}, ${when}.`,
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    page: (number, of) => `Page ${number} of ${of}`,
    missing: 'A box replaces a letter or sign that can’t be printed here; the CSV has it.',
  },
  es: {
    language: 'es',
    say: (english) => spanishOfExports[english] ?? english,
    exported: (by, when) => `Exportado por ${by}, ${when}.`,
    lines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
    page: (number, of) => `Página ${number} de ${of}`,
    missing: 'Un recuadro ocupa el lugar de una letra o un signo que aquí no se puede imprimir; el CSV lo tiene.',
  },
}

/** The words of an exported file. A PDF is in its user's language. A CSV is always in English, because programs read it. */
export const wordsOfExport = (found: { format: string; language: Language }): ExportWords => words[found.format === 'pdf' ? found.language : 'en']

/** The headings and states of exports in Spanish, by their English words. Names of fields and calls, as the contract has them, stay as they are. */
export const spanishOfExports = {
  'Name': 'Nombre', 'First name': 'Nombre de pila', 'Last name': 'Apellido', 'Email': 'Correo electrónico', 'Phone': 'Teléfono', 'Unit': 'Unidad', 'Group': 'Grupo',
  'Property': 'Propiedad', 'Status': 'Estado', 'May sign in': 'Puede iniciar sesión', 'Entry methods': 'Métodos de acceso', 'Call group': 'Grupo de llamadas',
  'Last entry (property time)': 'Última entrada (hora de la propiedad)', 'User': 'Usuario', 'Person': 'Usuario', 'Label': 'Nombre', 'Kind': 'Tipo', 'Code': 'Código', 'Phone code': 'Código telefónico',
  'Wiegand format': 'Formato Wiegand', 'Facility code': 'Código de instalación', 'Card number': 'Número de tarjeta', 'Card range': 'Rango de tarjetas', 'From': 'Desde', 'Until': 'Hasta',
  'Last used': 'Último uso', 'Type': 'Tipo', 'PIN': 'PIN', 'Sent by': 'Enviada por', 'Recipient': 'Destinatario', 'Doors': 'Puertas',
  'Starts (property time)': 'Empieza (hora de la propiedad)', 'Ends (property time)': 'Termina (hora de la propiedad)', 'Uses allowed': 'Usos permitidos', 'Uses left': 'Usos restantes',
  'Created (property time)': 'Creada (hora de la propiedad)', 'Last used (property time)': 'Último uso (hora de la propiedad)', 'Time zone': 'Zona horaria', 'Number': 'Número',
  'Description': 'Descripción', 'State': 'Estado', 'Due date': 'Vence', 'Total (USD)': 'Total (USD)', 'Due (USD)': 'Por pagar (USD)', 'Issued': 'Emitida', 'Paid': 'Pagada',
  'Paid with': 'Pagada con', 'Time': 'Hora', 'Outcome': 'Resultado', 'Who': 'Quién', 'Signed in as them': 'En su nombre', 'Door': 'Puerta', 'With': 'Con', 'What': 'Qué', 'Details': 'Detalles',
  'Yes': 'Sí', 'No': 'No', 'none': 'nada', 'to': 'a', '(not shown to you)': '(no se le muestra)',
  // Users
  'Active': 'Activo', 'Invited': 'Invitado', 'Not yet valid': 'Aún no es válido', 'Ends today': 'Termina hoy', 'Expired': 'Ya venció', 'No access': 'Sin acceso',
  'Gate code': 'Código de puerta', 'RFID tag': 'Tag RFID', 'Access card': 'Tarjeta de acceso', 'Clicker remote': 'Control remoto', 'Phone number': 'Número de teléfono',
  'RFID card clicker': 'Tarjeta o control RFID', 'Encrypted credential': 'Credencial cifrada', 'Bluetooth access': 'Acceso por Bluetooth', 'Prox card': 'Tarjeta de proximidad',
  'CG keypad': 'Teclado del grupo de llamadas',
  // Invites
  'Temporary': 'Temporal', 'Recurring': 'Recurrente', 'Valid': 'Válida', 'Revoked': 'Revocada', 'Lost': 'Perdido', 'Used up': 'Agotada', 'Invalid': 'No válida', 'QR': 'QR',
  'Open': 'Abierta', 'Overdue': 'Vencida', 'Processing': 'En proceso', 'Unknown': 'Desconocido',
  'Address': 'Dirección', 'People': 'Usuarios', 'Last activity': 'Última actividad', 'Where': 'Dónde', 'Single family': 'Unifamiliar', 'Multi-tenant': 'Propiedad', 'No invoices': 'Sin facturas',
  'Inactive': 'Inactiva', 'Offline': 'Puertas sin conexión', 'Setting up': 'En configuración',
  // The log
  'Event': 'Puerta', 'Call': 'Llamada', 'Change': 'Cambio', 'Opened': 'Se abrió', 'Refused': 'Se rechazó', 'Answered': 'Contestada', 'Ringing': 'Sonando', 'Not answered': 'Sin contestar',
  'Unknown code': 'Código desconocido', 'Code already used': 'Código ya usado', 'Outside hours': 'Fuera de horario', 'Wrong reader': 'No abre esta puerta', 'Account inactive': 'Cuenta inactiva',
  'Person inactive': 'Usuario inactivo', 'Locked down': 'En bloqueo', 'Day limit reached': 'Límite del día alcanzado', 'Exception denies': 'Lo impide una excepción', 'Closed on holiday': 'Cerrado por día festivo', 'Closed by default': 'Ninguna regla deja pasar',
  'Not carried out': 'No se ejecutó', 'Tag': 'Tag', 'Card': 'Tarjeta', 'Clicker': 'Control remoto', 'Credential': 'Credencial', 'Bluetooth': 'Bluetooth',
  'Schedule': 'Horario', 'Portal': 'Portal', 'From the portal': 'Desde el portal', 'open': 'abrir', 'hold': 'mantener abierta', 'close': 'cerrar', 'resume': 'seguir el horario', 'Held open by': 'Permite el paso',
  'schedule': 'un horario', 'code': 'un código', 'person': 'un usuario', 'fire alarm': 'la alarma de incendios', 'Controller not synced since': 'Controlador sin sincronizar desde',
  'The door was opened': 'Se abrió la puerta', 'By a mailed link': 'Con un enlace enviado por correo', 'Automatic': 'Automático', 'replaced': 'se reemplazó', 'More parts': 'Más partes',
  // The events of records, and the kinds of records
  'Created': 'Creado', 'Changed': 'Cambiado', 'Removed': 'Eliminado', 'Restored': 'Restaurado', 'Started': 'Iniciado', 'Released': 'Liberado', 'Ended': 'Terminado',
  'Contact': 'Contacto', 'Template': 'Plantilla', 'Holiday': 'Día festivo', 'Invite': 'Invitación', 'Billing': 'Facturación', 'Account': 'Cuenta', 'Lockdown': 'Bloqueo', 'Alert': 'Alerta',
  'Export': 'Exportación', 'Import': 'Importación', 'Migration': 'Migración', 'Brand': 'Marca',
} as const
