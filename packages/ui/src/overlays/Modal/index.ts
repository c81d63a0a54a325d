export { Modal, ModalDescription, ModalPanel, type ModalProps, ModalScrim, ModalTitle } from './Modal.tsx'
