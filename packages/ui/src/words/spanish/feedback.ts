import type { UiWords } from '../en.ts'

export const esFeedback: Pick<UiWords, 'Button' | 'ChangeReceipt' | 'ConfirmDialog' | 'Dialog' | 'Drawer' | 'ErrorPanel' | 'LoadingState' | 'Toaster'> = {
  Button: { busy: 'En curso' },
  ChangeReceipt: { empty: 'nada', was: 'era', now: 'ahora', copy: 'Copiar cambios', copied: 'Copiado', copyFailed: 'No se pudo copiar' },
  ConfirmDialog: {
    cancel: 'Cancelar',
    typeWord: 'Escriba {word}',
    or: 'o',
    hold: 'Mantenga presionado 2 segundos',
    holding: { one: 'Siga presionando, falta {count} segundo', other: 'Siga presionando, faltan {count} segundos' },
    waiting: 'Primero escriba {word} o mantenga presionado el botón de arriba.',
  },
  Dialog: { close: 'Cerrar' },
  Drawer: { close: 'Cerrar' },
  ErrorPanel: { retry: 'Intentar de nuevo' },
  LoadingState: { loading: 'Cargando' },
  Toaster: { region: 'Avisos', close: 'Cerrar' },
}
