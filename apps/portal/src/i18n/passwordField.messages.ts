import { params } from '@nanostores/i18n'
import { words } from './catalogue.ts'
import { count } from './count.ts'

export const passwordFieldMessages = words('passwordField', {
  show: 'Show',
  hide: 'Hide',
  showName: params('Show {field}'),
  hideName: params('Hide {field}'),
  isShown: 'Your password is visible.',
  isHidden: 'Your password is hidden.',
  removed: params('{characters} cannot be used here and was not typed.'),
  notPasted: params('Nothing was pasted: {characters} cannot be used here.'),
  notPastedHidden: count({
    one: 'Nothing was pasted: it has {count} character that cannot be used here.',
    other: 'Nothing was pasted: it has {count} characters that cannot be used here.',
  }),
})
