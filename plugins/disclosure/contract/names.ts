export const pagePaths = { disclosures: { path: '/disclosures' } } as const

export const footerLinks = [
  {
    href: pagePaths.disclosures.path,
    text: { en: 'Mandatory disclosure', hi: 'अनिवार्य प्रकटीकरण', mr: 'अनिवार्य प्रकटीकरण' },
  },
] as const

export const publicLists = ['disclosures'] as const

export const auditActions = ['disclosure changed'] as const
