import type { Example } from '@prangan/functions/openapi/example'

export const examples = {
  countVisit: { body: { kind: 'reads', path: '/contact' } },
  countReads: { body: { path: '/contact' } },
} satisfies Record<string, Example>
