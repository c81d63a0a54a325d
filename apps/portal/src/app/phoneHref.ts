/** The link by which a phone dials a number, such as '(972) 555-0148'. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
