export { Disclosure, Accordion } from './Disclosure.tsx'
export type { AccordionProps, DisclosureProps } from './Disclosure.tsx'
