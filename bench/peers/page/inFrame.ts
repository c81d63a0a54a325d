/**
 * Waits for a frame, makes a change, and measures until `isDone` and the layout after it, in milliseconds. React, styles and layout are part of it. Libraries that
 * render in a later task are waited for.
 */
export function inFrame(change: () => void, isDone: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const startedAt = performance.now()
      const end = () => {
        void document.body.offsetHeight
        watching.disconnect()
        resolve(performance.now() - startedAt)
      }
      const watching = new MutationObserver(() => isDone() && end())
      watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
      change()
      if (isDone()) end()
    })
  })
}

export const quiet = () => new Promise((resolve) => setTimeout(resolve, 50))

export const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
