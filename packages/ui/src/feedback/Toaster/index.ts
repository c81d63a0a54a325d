export { createToaster, type Toast, type ToasterStore, type ToastInput, type ToastTone } from './createToaster.ts'
export { Toaster, type ToasterLabels, type ToasterProps } from './Toaster.tsx'
export { ToasterProvider, type ToasterProviderProps, useToaster } from './ToasterProvider.tsx'
