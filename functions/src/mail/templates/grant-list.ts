import type { Grant } from '@prangan/contract/roles'
import type { Named } from './content.ts'

type GrantWords = { nameOf: (grant: Grant) => string; until: (day: string) => string }

/** Returns a function that lists grants, a line each, with the last day (YYYY-MM-DD) of those that have one. */
export const grantListIn =
  ({ nameOf, until }: GrantWords) =>
  (
    grants: readonly Grant[],
    { day }: Pick<Named, 'day'>,
    lastDays: Readonly<Record<string, string>> = {},
  ): string =>
    grants
      .map((grant) => {
        const last = lastDays[grant]
        return `• ${nameOf(grant)}${last ? ` (${until(day(last))})` : ''}`
      })
      .join('\n')
