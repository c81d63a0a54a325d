import { create } from 'storybook/theming'

/** Colors of tokens.css, copied because Storybook's frame and docs pages can't use that file. A test keeps both equal. */
export const faceColors = {
  light: {
    appBg: '#f8fafc', appContentBg: '#ffffff', appPreviewBg: '#ffffff', barBg: '#ffffff', appBorderColor: '#d2d4d6', inputBg: '#ffffff', inputBorder: '#898c92',
    textColor: '#181b1f', textMutedColor: '#55585d', inputTextColor: '#181b1f', barTextColor: '#55585d', colorPrimary: '#2069c1', colorSecondary: '#2069c1',
  },
  dark: {
    appBg: '#111418', appContentBg: '#181b1f', appPreviewBg: '#111418', barBg: '#181b1f', appBorderColor: '#383b40', inputBg: '#181b1f', inputBorder: '#707378',
    textColor: '#edeff1', textMutedColor: '#b4b6b8', inputTextColor: '#edeff1', barTextColor: '#b4b6b8', colorPrimary: '#2069c1', colorSecondary: '#6fabfc',
  },
} as const

/** The theme of Storybook's frame and docs pages in the project's colors. */
export function face(base: 'light' | 'dark') {
  return create({
    base,
    ...faceColors[base],
    // The title is HTML with an image and a text, because text inside an image can't use the frame's font.
    brandTitle: `<img src="./${base === 'dark' ? 'brand-dark' : 'brand'}.svg" alt="" width="28" height="28" style="margin-inline-end: 10px"><span style="font-weight: 600; font-size: 16px">Access portal</span>`,
    brandUrl: './',
    fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
    appBorderRadius: 8,
    inputBorderRadius: 6,
  })
}
