import type { FormApi, FormState } from 'final-form'
import { useEffect, useState } from 'react'

/** Subscribes to the named parts of a form's state only. */
export function useFormState<Values extends object, Part extends keyof FormState<Values>>(
  form: FormApi<Values>,
  parts: readonly Part[],
): Pick<FormState<Values>, Part> {
  const [state, setState] = useState<Pick<FormState<Values>, Part>>(() => form.getState())
  useEffect(() => {
    const subscription = Object.fromEntries(parts.map((part) => [part, true]))
    return form.subscribe((next) => setState((before) => (parts.every((part) => before[part] === next[part]) ? before : next)), subscription)
  }, [form, parts])
  return state
}
