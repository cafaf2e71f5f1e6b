import { type Match, matchCredits } from '../../../contract/statement/match-credits.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { toPayers } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

/** A match, with the applications that it may belong to. */
export type Matched = Match & { credit: CreditRow; rows: ReadonlyMap<string, ApplicationRow> }

export function matchAll(
  credits: readonly CreditRow[],
  applications: readonly ApplicationRow[],
  now: Date,
): Readonly<Record<Match['kind'], Matched[]>> {
  const rows = new Map(applications.map((row) => [row.id, row]))
  const stored = new Map(credits.map((credit) => [credit.id, credit]))
  const oldestFirst = [...credits].sort((one, other) => one.date.localeCompare(other.date))
  const matched = matchCredits(oldestFirst, toPayers(applications, now)).flatMap((match): Matched[] => {
    const credit = stored.get(match.credit.id)
    return credit ? [{ ...match, credit, rows }] : []
  })
  const of = (kind: Match['kind']) => matched.filter((match) => match.kind === kind)
  return { exact: of('exact'), doubtful: of('doubtful'), none: of('none') }
}
