import type { PageNote } from '@prangan/web/plugin.ts'

export const pageNotes: readonly PageNote[] = [
  {
    ability: 'statistics:read',
    load: async () => ({ Note: (await import('./recent-reads.tsx')).RecentReads }),
  },
]
