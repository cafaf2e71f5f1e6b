export const pagePaths = { accessibility: { path: '/accessibility' } } as const

export const footerLinks = [
  {
    href: pagePaths.accessibility.path,
    text: { en: 'Accessibility', hi: 'सुगम्यता', mr: 'सुलभता' },
  },
] as const
