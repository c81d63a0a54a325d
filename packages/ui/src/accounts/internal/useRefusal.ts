import { useState } from 'react'

interface Refusal<Code> { code: Code, turn: number }

/** Keeps why the last attempt to send was refused, until the next change. */
export function useRefusal<Code>(): { refusal: Refusal<Code> | null, wasTried: boolean, refuse: (code: Code) => void, forgive: () => void } {
  const [refusal, setRefusal] = useState<Refusal<Code> | null>(null)
  const [turns, setTurns] = useState(0)
  return {
    refusal,
    wasTried: turns > 0,
    refuse: (code) => {
      setTurns(turns + 1)
      setRefusal({ code, turn: turns + 1 })
    },
    forgive: () => setRefusal(null),
  }
}
