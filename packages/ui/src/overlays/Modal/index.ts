export { Modal, ModalDescription, ModalPanel, ModalScrim, ModalTitle } from './Modal.tsx'
export type { ModalProps } from './Modal.tsx'
