import type { NewPasswordLabels } from './NewPasswordFields.tsx'

/** The texts of both panels in Arabic, for stories. */
export const exampleArabic: NewPasswordLabels = {
  password: 'كلمة المرور',
  confirm: 'كرر كلمة المرور',
  messages: { passwordInvalid: 'كلمة المرور غير صالحة', confirmPasswordInvalid: 'التأكيد غير صالح', passwordsDiffer: 'كلمتا المرور غير متطابقتين' },
}
