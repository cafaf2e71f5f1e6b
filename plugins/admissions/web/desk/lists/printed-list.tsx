import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { PrintView } from '@prangan/web/features/admissions/desk/components/print-view.tsx'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { placeLabel, stepSentence } from './labels.ts'
import { ListNotes } from './list-notes.tsx'
import type { ListRow } from './list-row.ts'

const texts = () => admissionDeskMessages().meritLists

type PrintedListProps = { list: ListRow; session: SessionRow; onBack: () => void }

/** A list, to be printed. */
export function PrintedList({ onBack, ...props }: PrintedListProps) {
  return (
    <PrintView title={texts().list(props.list.number)} onBack={onBack} isReady>
      <ListSheet {...props} />
    </PrintView>
  )
}

/** A list on the college's letterhead, as it hangs on the notice board: with what everybody sees on the site, and the seats that were converted. */
export function ListSheet({ list, session }: Omit<PrintedListProps, 'onBack'>) {
  const programme = session.programmes.find(({ key }) => key === list.programme)
  const course = programme ? courseName(programme.course) : list.programme
  const { columns } = texts()
  const converted = list.report.steps.filter(({ step }) => step === 'converted')
  const headers = [columns.rank, columns.lastFour, columns.name, columns.index, columns.seat]
  return (
    <article aria-label={texts().list(list.number)} className="sheet">
      <SheetHead />
      <h2 className="pt-5 text-xl text-indigo-900">
        {texts().sheetTitle(list.number, course, session.name)}
      </h2>
      <div className="grid gap-1 pb-4">
        <p className="text-sm text-muted">{texts().publishedOn(formatDateTime(list.publishedAt))}</p>
        <ListNotes list={list} isOnPaper />
      </div>
      {converted.length > 0 && (
        <div className="pb-4 text-sm">
          <p>{texts().convertedBy}</p>
          <ul className="list-disc ps-5">
            {converted.map((step) => (
              <li key={JSON.stringify(step)}>{stepSentence(step, list.rows)}</li>
            ))}
          </ul>
        </div>
      )}
      <table className="w-full text-start text-xs">
        <thead>
          <tr className="border-b border-ink">
            {headers.map((header) => (
              <th key={header} scope="col" className="py-1 pe-2">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid border-b border-line">
              <td className="py-0.5 pe-2 tabular-nums">{row.rank}</td>
              <td className="py-0.5 pe-2 tabular-nums">{row.lastFour}</td>
              <td className="py-0.5 pe-2">{row.name}</td>
              <td className="py-0.5 pe-2 tabular-nums">{shownHundredths(row.index)}</td>
              <td className="py-0.5">{placeLabel({ ...row, group: '' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sheet-signs">
        <span>{texts().signs.convener}</span>
        <span />
        <span>{texts().signs.principal}</span>
      </p>
    </article>
  )
}
