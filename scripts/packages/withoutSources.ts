/** Removes references in brackets such as `(specification §3)`. Of `(spec §5: at most 5 digits)` the rule stays. References to RFCs stay, because RFCs are public. */
export function withoutSources(text: string): string {
  return text
    .replaceAll(/\((?:spec|specification) §[\d., §]*: ([^()]*)\)/gi, '($1)')
    .replaceAll(/\s*\((?![^()]*RFC)[^()]*§[^()]*\)/g, '')
    .replaceAll(/\b(the |(?=[Ss]pec))([Ss])pec(?:ification)? §\d+(?:(?:,| and) §\d+)*/g, (_, article: string, first: string) =>
      `${article || (first === 'S' ? 'The ' : 'the ')}specification`,
    )
}
