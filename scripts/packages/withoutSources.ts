/** Sources stand in brackets, `(specification §3)` or `(spec §5: at most 5 digits)`; of the second what it says stays. RFCs are public. */
export function withoutSources(text: string): string {
  return text
    .replaceAll(/\((?:spec|specification) §[\d., §]*: ([^()]*)\)/gi, '($1)')
    .replaceAll(/\s*\((?![^()]*RFC)[^()]*§[^()]*\)/g, '')
    .replaceAll(/\b(the |(?=[Ss]pec))([Ss])pec(?:ification)? §\d+(?:(?:,| and) §\d+)*/g, (_, article: string, first: string) =>
      `${article || (first === 'S' ? 'The ' : 'the ')}specification`,
    )
}
