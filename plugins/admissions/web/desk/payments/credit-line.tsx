import { formatDate } from '@prangan/web/lib/format-day.ts'
import type { ReactNode } from 'react'
import { rupeesAndPaise } from './to-payer.ts'

type Credit = { date: string; paise: number; reference: string; description: string; name: string }

type CreditLineProps = { credit: Credit; children?: ReactNode; below?: ReactNode }

/** A credit in a list: day and sum, what the bank says of it, and what can be done. */
export function CreditLine({ credit, children, below }: CreditLineProps) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-2 text-sm sm:grid-cols-[9rem_6.5rem_minmax(0,1fr)_auto] sm:items-baseline">
      <span className="flex justify-between gap-4 sm:contents">
        <span className="text-muted">{formatDate(credit.date)}</span>
        <b className="text-indigo-950 tabular-nums sm:text-end">{rupeesAndPaise(credit.paise)}</b>
      </span>
      <CreditText credit={credit} />
      {children}
      {below && <div className="min-w-0 sm:col-span-full">{below}</div>}
    </li>
  )
}

export function CreditText({ credit: { reference, description, name } }: { credit: Credit }) {
  return (
    <span className="grid min-w-0 wrap-anywhere">
      {reference !== '' && <span className="font-semibold">{reference}</span>}
      <span className="text-muted">{[name, description].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
