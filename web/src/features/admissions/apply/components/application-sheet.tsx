import './sheet.css'
import type { ReactNode } from 'react'
import { formatMinute } from '../../../../lib/format-day.ts'
import { messages } from '../../../../messages/index.ts'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import { fieldLabels, readable } from '../api/application-fields.ts'
import { filledSections, sections } from '../api/field-names.ts'
import type { Receipt } from '../api/receipt.ts'
import { SheetHead } from './sheet-head.tsx'

type ApplicationSheetProps = {
  receipt: Omit<Receipt, 'message'>
  photo?: ReactNode
  children?: ReactNode
  signature?: ReactNode
}

/** The application as a sheet of paper: on the screen as it will be printed, and on paper alone. */
export function ApplicationSheet({ receipt, photo, signature, children }: ApplicationSheetProps) {
  const { applicationNumber, sentAt, application } = receipt
  const { sheet, sections: titles, declaration } = messages().admissions
  return (
    <article aria-label={sheet.label} className="sheet">
      <SheetHead>{photo}</SheetHead>
      <h3 className="pt-5 text-xl text-indigo-900">{sheet.title}</h3>
      <p className="flex flex-wrap justify-between gap-x-6 pb-4 text-sm">
        <span className="tabular-nums">
          <MarkedText text={sheet.number(applicationNumber)} />
        </span>
        <span className="text-muted">{sheet.received(formatMinute(sentAt))}</span>
      </p>
      {filledSections.map((section) => (
        <section key={section} className="sheet-part">
          <h4>{titles[section]}</h4>
          <dl>
            {sections[section].map((name) => (
              <div key={name}>
                <dt>{fieldLabels()[name]}</dt>
                <dd>{readable(name, application) || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {children}
      <p className="pt-4 text-xs">{declaration}</p>
      <p className="sheet-signs">
        <span>{sheet.placeAndDate}</span>
        <span>
          {signature}
          {sheet.applicant}
        </span>
        <span>{sheet.guardian}</span>
      </p>
    </article>
  )
}
