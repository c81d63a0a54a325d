/** Screen sizes as high as whole pages, so that pictures of stories show the whole page. */
export const examplePages = {
  options: {
    page: { name: 'Page 1280', styles: { width: '1280px', height: '1200px' }, type: 'desktop' },
    phonePage: { name: 'Phone 390, whole page', styles: { width: '390px', height: '1600px' }, type: 'mobile' },
  },
} as const
