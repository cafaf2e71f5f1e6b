/** The plugins that this college uses, by their folders in `plugins/` or `college/plugins/` (docs/plugins.md). */
export const plugins: readonly string[] = [
  'accessibility',
  'admissions',
  'disclosure',
  'inquiries',
  'notifications',
  'offline',
  'statistics',
  'subscriptions',
]
