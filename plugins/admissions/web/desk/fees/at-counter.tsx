import { dayInIndia } from '@prangan/contract/india-time'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { ScanLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { openOriginals, originalsOf } from '../../../contract/originals.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { counterHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'

const texts = () => admissionDeskMessages().admissionFees.atCounter

type AtCounterProps = { row: ApplicationRow; chosen: Chosen }

/** Which originals are still to be seen, and the way to the counter, where the admission is completed. */
export function AtCounter({ row, chosen: { session, programme } }: AtCounterProps) {
  const open = openOriginals(originalsOf(session, programme, row), row, dayInIndia(new Date()))
  const names = open.map(({ name }) => inLanguage(name)).join(', ')
  return (
    <div className="grid justify-items-start gap-2 rounded-card border border-line bg-sand p-4 text-sm">
      <p className="font-semibold text-indigo-950 wrap-anywhere">
        {open.length === 0 ? texts().seen : texts().notSeen(names)}
      </p>
      <p>{texts().text}</p>
      <Link to={counterHref(row.id)} className={buttonClass('secondary', 'small')}>
        <ScanLine aria-hidden="true" size={16} />
        {texts().open}
      </Link>
    </div>
  )
}
