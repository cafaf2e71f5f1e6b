import { type Match, matchCredits } from '../../../contract/statement/match-credits.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { toPayers } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

/** A match, with the versions of the applications that it may belong to. */
export type Matched = Match & { credit: CreditRow; versions: ReadonlyMap<string, number> }

export function matchAll(
  credits: readonly CreditRow[],
  applications: readonly ApplicationRow[],
  now: Date,
): Readonly<Record<Match['kind'], Matched[]>> {
  const versions = new Map(applications.map(({ id, version }) => [id, version]))
  const stored = new Map(credits.map((credit) => [credit.id, credit]))
  const oldestFirst = [...credits].sort((one, other) => one.date.localeCompare(other.date))
  const matched = matchCredits(oldestFirst, toPayers(applications, now)).flatMap((match): Matched[] => {
    const credit = stored.get(match.credit.id)
    return credit ? [{ ...match, credit, versions }] : []
  })
  const of = (kind: Match['kind']) => matched.filter((match) => match.kind === kind)
  return { exact: of('exact'), doubtful: of('doubtful'), none: of('none') }
}
