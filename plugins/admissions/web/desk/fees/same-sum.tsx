import { formatDate } from '@prangan/web/lib/format-day.ts'
import { matchCredits, type Payer } from '../../../contract/statement/match-credits.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { UseButton } from '../payments/credit-for-applicant.tsx'
import { CreditText } from '../payments/credit-line.tsx'
import { usesOf } from '../payments/credit-uses.ts'
import { rupeesAndPaise } from '../payments/to-payer.ts'
import type { CreditRow } from '../payments/watch-credits.ts'

const shownAtMost = 3

type SameSumProps = { row: ApplicationRow; credits: readonly CreditRow[]; payer: Payer }

/** Credits of exactly the typed sum that nobody has decided about, and what can be done with them. */
export function SameSum({ row, credits, payer }: SameSumProps) {
  const same = sameSumOf(credits, payer)
  const uses = usesOf(row, new Date()).filter(({ kind }) => kind !== 'link')
  if (same.length === 0) return null
  return (
    <div className="grid gap-1 text-sm">
      <p>{admissionDeskMessages().admissionFees.confirm.sameSum}</p>
      <ul className="grid gap-2">
        {same.map((credit) => (
          <li key={credit.id} className="grid gap-2 border-t border-line pt-2">
            <span className="flex flex-wrap gap-x-4">
              <span className="text-muted">{formatDate(credit.date)}</span>
              <b className="text-indigo-950 tabular-nums">{rupeesAndPaise(credit.paise)}</b>
              <CreditText credit={credit} />
            </span>
            <span className="flex flex-wrap gap-2">
              {uses.map((use) => (
                <UseButton key={use.kind} use={use} credit={credit} row={row} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Those with the name of the applicant first, then the newest. */
function sameSumOf(credits: readonly CreditRow[], payer: Payer): CreditRow[] {
  const same = credits.filter(
    ({ paise, notFor }) => paise === payer.amount * 100 && !notFor.includes(payer.id),
  )
  const named = new Set(
    matchCredits(same, [payer])
      .filter(({ candidates }) => candidates.length > 0)
      .map(({ credit }) => credit.id),
  )
  const rank = ({ id, date }: CreditRow) => `${named.has(id) ? 1 : 0} ${date}`
  return same.toSorted((one, other) => rank(other).localeCompare(rank(one))).slice(0, shownAtMost)
}
