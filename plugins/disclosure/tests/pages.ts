export const livePages = { '/disclosures': 'Mandatory disclosure' } as const
