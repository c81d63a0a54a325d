const hex = /^#[\da-f]{6}$/i

/**
 * Converts an opaque CSS color to `#rrggbb`; returns null for other text. The browser parses the text, so every CSS notation works. Colors
 * outside sRGB become the nearest sRGB color.
 */
export function hexOf(text: string): string | null {
  const color = text.trim()
  if (hex.test(color)) return color.toLowerCase()
  if (typeof document === 'undefined' || color === '' || !CSS.supports('color', color) || /^(?:currentcolor|inherit|initial|unset|revert|revert-layer)$|var\(/i.test(color)) return null
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}` : null
}
