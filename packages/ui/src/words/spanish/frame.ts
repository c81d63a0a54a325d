import type { UiWords } from '../en.ts'

type Frame = 'AppFrame' | 'FrameFooter' | 'LanguageSwitch' | 'PageHeader' | 'PublicFrame' | 'SidebarNav' | 'SkipLink' | 'SupportPhone'

export const esFrame: Pick<UiWords, Frame> = {
  AppFrame: { menu: 'Menú', close: 'Cerrar menú', account: 'Cuenta', minimize: 'Reducir barra lateral', expand: 'Ampliar barra lateral', loading: 'Cargando la página' },
  FrameFooter: { version: 'Versión', privacy: 'Política de privacidad' },
  LanguageSwitch: { language: 'Idioma' },
  PageHeader: { breadcrumb: 'Ruta de la página' },
  PublicFrame: { login: 'Iniciar sesión' },
  SidebarNav: { navigation: 'Principal' },
  SkipLink: { skip: 'Ir al contenido' },
  SupportPhone: { support: 'Soporte' },
}
