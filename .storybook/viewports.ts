/** The sizes every screen is judged at. */
export const viewports = {
  small: {
    name: 'Small phone, 320 x 640',
    type: 'mobile',
    styles: { width: '320px', height: '640px' },
  },
  phone: { name: 'Phone, 360 x 800', type: 'mobile', styles: { width: '360px', height: '800px' } },
  landscape: {
    name: 'Phone on its side, 740 x 360',
    type: 'mobile',
    styles: { width: '740px', height: '360px' },
  },
  tablet: {
    name: 'Tablet, 768 x 1024',
    type: 'tablet',
    styles: { width: '768px', height: '1024px' },
  },
  desktop: {
    name: 'Desktop, 1280 x 800',
    type: 'desktop',
    styles: { width: '1280px', height: '800px' },
  },
} as const;
