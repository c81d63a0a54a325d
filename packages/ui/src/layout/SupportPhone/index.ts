export { SupportPhone } from './SupportPhone.tsx'
export type { SupportPhoneProps } from './SupportPhone.tsx'
