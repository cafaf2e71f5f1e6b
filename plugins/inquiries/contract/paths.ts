export const collectionPaths = { inquiries: 'inquiries', inquiryAccess: 'inquiryAccess' } as const
export const storageFolders = { inquiries: 'inquiries' } as const

export const inquiryPaths = {
  inquiry: (id: string) => `${collectionPaths.inquiries}/${id}`,
  /** The key is the hash of a secret. */
  access: (key: string) => `${collectionPaths.inquiryAccess}/${key}`,
  file: (id: string, name: string) => `${storageFolders.inquiries}/${id}/${name}`,
} as const
