export const pathParameters = [
  [/^\/api\/disclosures\/:key/, async () => ({ key: 'ugc-prospectus' })],
] as const
