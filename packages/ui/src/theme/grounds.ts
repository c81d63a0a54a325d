export interface Grounds {
  /** Backgrounds: canvas, base, hover and overlay. */
  surfaces: readonly string[]
  textDefault: string
  brand: Readonly<Record<'accent' | 'accentHover' | 'onAccent' | 'accentText' | 'accentTint' | 'focus', string>>
}

/** The library's colors that a brand's colors are seen with, copied from tokens.json (a test keeps them equal). */
export const grounds: Record<'light' | 'dark', Grounds> = {
  light: {
    surfaces: ['#f8fafc', '#ffffff', '#edeff1', '#ffffff'],
    textDefault: '#181b1f',
    brand: {
      accent: '#2069c1', accentHover: '#1155a4', onAccent: '#ffffff', accentText: '#1155a4', accentTint: '#f1f7fe', focus: '#2069c1',
    },
  },
  dark: {
    surfaces: ['#111418', '#181b1f', '#24282c', '#1f2226'],
    textDefault: '#edeff1',
    brand: {
      accent: '#2069c1', accentHover: '#2b73cc', onAccent: '#ffffff', accentText: '#9bc5fe', accentTint: '#18283e', focus: '#6fabfc',
    },
  },
}
