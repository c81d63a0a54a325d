import type { UiWords } from '../en.ts'

type Forms = 'Combobox' | 'CommandPalette' | 'ConflictPanel' | 'Field' | 'MomentField' | 'PasswordField' | 'PasswordRequirements' | 'TextFilter' | 'TimeField' | 'WizardSteps'

export const esForms: Pick<UiWords, Forms> = {
  CommandPalette: {
    title: 'Ir a cualquier lugar',
    placeholder: 'Persona, código, puerta, página',
    close: 'Cerrar',
    results: 'Resultados',
    found: { one: '{count} resultado', other: '{count} resultados' },
    searching: 'Buscando',
    move: 'Mover',
    open: 'Abrir',
    newTab: 'Pestaña nueva',
    nextSection: 'Sección siguiente',
    cancel: 'Cancelar',
  },
  Combobox: {
    choices: 'Mostrar las opciones',
    clear: 'Quitar la elección',
    found: { one: '{count} opción', other: '{count} opciones' },
    none: 'Nada coincide con lo escrito.',
    searching: 'Buscando',
  },
  ConflictPanel: {
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
  },
  Field: { optional: 'opcional' },
  MomentField: {
    start: { date: 'Empieza', time: 'Hora de inicio', wholeDay: 'Comienzo del día' },
    end: { date: 'Termina', time: 'Hora de fin', wholeDay: 'Fin del día' },
    throughThatDay: 'Hasta el final de ese día',
  },
  PasswordField: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showName: 'Mostrar {field}',
    hideName: 'Ocultar {field}',
    isShown: 'Su contraseña está visible.',
    isHidden: 'Su contraseña está oculta.',
    removed: { one: 'Se quitó {count} carácter: {characters} no se puede usar aquí.', other: 'Se quitaron {count} caracteres: {characters} no se pueden usar aquí.' },
    notPasted: 'No se pegó nada: {characters} no se puede usar aquí.',
    notPastedHidden: {
      one: 'No se pegó nada: contiene {count} carácter que no se puede usar aquí.',
      other: 'No se pegó nada: contiene {count} caracteres que no se pueden usar aquí.',
    },
    characters: { named: '«{character}»', space: 'un espacio', tab: 'un tabulador', lineBreak: 'un salto de línea', others: 'otros' },
  },
  PasswordRequirements: {
    title: 'Requisitos de la contraseña',
    length: 'De {min} a {max} caracteres',
    lowercase: 'Al menos una letra minúscula',
    digit: 'Al menos un dígito',
    characters: 'Solo letras inglesas, dígitos y puntuación',
    met: 'Cumplido',
    notMet: 'No cumplido',
    allMet: 'Se cumplen todos los requisitos de la contraseña.',
    someMet: 'Se cumplen {met} de {total} requisitos de la contraseña.',
  },
  TextFilter: {
    refused: 'No se escribió: {cause}',
    cleared: 'El campo se vació y deshacer no puede recuperar el texto: {cause}',
    causes: {
      comparison: 'los signos < > = no se pueden escribir solos.',
      scheme: 'aquí no se permiten direcciones web como http: o javascript:.',
      tag: 'aquí no se permiten etiquetas HTML.',
      formula: 'aquí no se permiten fórmulas de hipervínculo.',
      extension: 'aquí no se permiten nombres de archivo que terminan en exe, bat, cmd, js, vbs, html o php.',
    },
  },
  TimeField: { unreadable: 'Escriba una hora, como 9:30 PM o 21:30.' },
  WizardSteps: { name: 'Pasos', done: 'listo', position: 'Paso {step} de {of}' },
}
