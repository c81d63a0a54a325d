import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` without the warning of React 18's server renderer. */
export const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
