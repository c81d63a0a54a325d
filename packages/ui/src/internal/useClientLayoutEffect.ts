import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` without the complaint of React 18's server renderer. */
export const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
