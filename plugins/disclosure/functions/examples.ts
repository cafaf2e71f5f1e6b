import type { Example } from '@prangan/functions/openapi/example'

export const examples = {
  saveDisclosure: {
    params: { key: 'ugc-prospectus' },
    body: {
      state: 'published',
      links: [{ href: 'doc:prospectus', label: { en: 'Prospectus' } }],
      updatedOn: '2026-06-01',
      reviewEvery: '12',
      version: 0,
    },
  },
  checkDisclosures: {},
} as const satisfies Record<string, Example>
