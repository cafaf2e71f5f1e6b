import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import type { Cutoff } from '../../contract/schemas/admission-lists.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { seatName } from './seat-name.ts'

/** Up to which rank a list gives the seats of each share. */
export function CutoffsTable({ cutoffs }: { cutoffs: readonly Cutoff[] }) {
  const texts = applicantMessages().lists.cutoffs
  return (
    <table className="w-full text-end text-sm tabular-nums">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted *:py-1 *:font-semibold sm:*:whitespace-nowrap">
          <th scope="col" className="text-start">
            {texts.share}
          </th>
          <th scope="col" className="px-3">
            {texts.rank}
          </th>
          <th scope="col">{texts.index}</th>
        </tr>
      </thead>
      <tbody>
        {cutoffs.map(({ share, seats, byGroup, rank, index }) => (
          <tr key={share} className="border-b border-line align-top *:py-2">
            <th scope="row" className="text-start font-semibold text-indigo-950">
              {seatName(share)}
              <span className="block text-xs font-normal text-muted">{texts.seats(seats)}</span>
              {byGroup > 0 && (
                <span className="block text-xs font-normal text-muted">{texts.byGroup(byGroup)}</span>
              )}
            </th>
            <td className="px-3">{rank || '–'}</td>
            <td>{rank ? shownHundredths(index) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
