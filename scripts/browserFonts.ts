import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'

const root = join(import.meta.dirname, '..')

/** The fonts of pictures: one sans-serif family (Latin and Arabic) and one monospaced family, each in two weights. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf']

/**
 * Writes a fontconfig file with the fonts of one npm package and no others, so that pictures do not depend on the machine's fonts. Returns
 * its path, for the browser's `FONTCONFIG_FILE`.
 */
export function writeFontConfig(): string {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  const folder = join(root, '.cache/fonts')
  const path = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, configuration(fonts, join(folder, 'cache')))
  return path
}

function configuration(fonts: string, cache: string): string {
  const accepted = fontFiles.map((file) => `<glob>${fonts}/${file}</glob>`).join('')
  const alias = (family: string, preferred: string) => `<alias binding="same"><family>${family}</family><prefer><family>${preferred}</family></prefer></alias>`
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <selectfont><acceptfont>${accepted}</acceptfont><rejectfont><glob>*</glob></rejectfont></selectfont>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
  ${alias('monospace', 'DejaVu Sans Mono')}
  ${['sans-serif', 'serif', 'system-ui', 'cursive', 'fantasy'].map((family) => alias(family, 'DejaVu Sans')).join('\n  ')}
</fontconfig>
`
}
