/** Viewports as high as whole pages, for complete pictures of stories. */
export const examplePages = {
  options: {
    page: { name: 'Page 1280', styles: { width: '1280px', height: '1200px' }, type: 'desktop' },
    phonePage: { name: 'Phone 390, whole page', styles: { width: '390px', height: '1600px' }, type: 'mobile' },
  },
} as const
