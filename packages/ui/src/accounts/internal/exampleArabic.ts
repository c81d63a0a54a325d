import { newPasswordLabels } from './NewPasswordFields.tsx'
import type { NewPasswordLabels } from './NewPasswordFields.tsx'

/** The shared words of both panels from the right, for stories. */
export const exampleArabic: NewPasswordLabels = {
  password: 'كلمة المرور',
  confirm: 'كرر كلمة المرور',
  messages: { passwordInvalid: 'كلمة المرور غير صالحة', confirmPasswordInvalid: 'التأكيد غير صالح', passwordsDiffer: 'كلمتا المرور غير متطابقتين' },
  field: { ...newPasswordLabels.field, show: 'إظهار', hide: 'إخفاء', showName: (field) => `إظهار ${field}`, hideName: (field) => `إخفاء ${field}` },
  requirements: {
    ...newPasswordLabels.requirements,
    title: 'متطلبات كلمة المرور',
    length: 'من 8 إلى 15 حرفًا',
    lowercase: 'حرف صغير واحد على الأقل',
    digit: 'رقم واحد على الأقل',
    met: 'مستوفى',
    notMet: 'غير مستوفى',
  },
}
