import { createElement, forwardRef, type SVGAttributes } from 'react'

export interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  size?: number | string
}

/** SVG elements in a square of 24 units, each as its tag and attributes. */
export type Drawn = readonly (readonly [string, Readonly<Record<string, string>>])[]

/**
 * Creates a drawing for `Icon`. Builds use it instead of lucide's own function, which has features that `Icon` never uses.
 */
export function createDrawing(drawn: Drawn) {
  return forwardRef<SVGSVGElement, DrawingProps>(({ size, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref, width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
        ...rest,
      },
      ...drawn.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )
}
