export { SupportPhone, type SupportPhoneProps } from './SupportPhone.tsx'
