/** Calls a function repeatedly until its result is not empty. Failures count as empty; the last one is thrown at the timeout. */
export async function until<Answer>(what: string, ask: () => Answer | Promise<Answer>, patience = 20_000): Promise<NonNullable<Answer>> {
  const end = performance.now() + patience
  let failure: unknown
  for (;;) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      failure = error
    }
    if (performance.now() > end) throw new Error(`Not within ${patience / 1000} s: ${what}`, { cause: failure })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
