import { useStore } from '@nanostores/react'
import type { PasswordFieldLabels } from '@portal/ui'
import { useMemo } from 'react'
import { formattingLocale, locale } from './catalogue.ts'
import { passwordFieldMessages } from './passwordField.messages.ts'

/** The password field's words in the person's language. */
export function usePasswordFieldLabels(): PasswordFieldLabels {
  const t = useStore(passwordFieldMessages)
  const tag = formattingLocale(useStore(locale))
  return useMemo(() => {
    const list = new Intl.ListFormat(tag, { type: 'disjunction' })
    const named = (characters: string[]) => list.format(characters.map((character) => (character === ' ' ? '␣' : character)))
    return {
      show: t.show,
      hide: t.hide,
      showName: (field) => t.showName({ field: field.toLocaleLowerCase(tag) }),
      hideName: (field) => t.hideName({ field: field.toLocaleLowerCase(tag) }),
      isShown: t.isShown,
      isHidden: t.isHidden,
      refused: ({ characters, isPaste, isShown }) => {
        if (!isPaste) return t.removed({ characters: named(characters) })
        return isShown ? t.notPasted({ characters: named(characters) }) : t.notPastedHidden(characters.length)
      },
    }
  }, [t, tag])
}
