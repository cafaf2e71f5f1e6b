import { UserText } from '@prangan/web/ui/user-text.tsx'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import { admissionDeskMessages } from '../messages.ts'
import { headLabel } from './labels.ts'

const texts = () => admissionDeskMessages().meritLists

/** Who gets a seat, by its share. */
export function Seated({ rows }: { rows: readonly MeritListRow[] }) {
  const shares = [...new Set(rows.map(({ under }) => under))]
  return (
    <section
      aria-label={texts().offerNext.seated}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard.
      tabIndex={0}
      className="grid max-h-64 gap-3 overflow-y-auto rounded-card border border-line p-3 text-sm"
    >
      {shares.map((under) => {
        const own = rows.filter((row) => row.under === under)
        return (
          <div key={under} className="grid gap-1">
            <h3 className="font-semibold text-indigo-950">
              {texts().offerNext.share(headLabel(under), own.length)}
            </h3>
            <ul className="grid gap-0.5">
              {own.map(({ id, name, lastFour }) => (
                <li key={id} className="wrap-anywhere">
                  <UserText text={name} /> <span className="text-muted tabular-nums">…{lastFour}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
