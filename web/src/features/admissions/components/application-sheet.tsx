import './sheet.css'
import { college } from '@prangan/contract/college.config'
import { inIndia } from '@prangan/contract/india-time'
import { registration } from '../../../content/registration.ts'
import { useFrame } from '../../../lib/site-frame.ts'
import { Logo } from '../../../ui/logo.tsx'
import { labels, readable, sections } from '../api/application-fields.ts'
import type { Receipt } from '../api/receipt.ts'

const moment = inIndia('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** The application as a sheet of paper: on the screen as it will be printed, and on paper alone. */
export function ApplicationSheet({ receipt }: { receipt: Omit<Receipt, 'message'> }) {
  const { applicationNumber, sentAt, application } = receipt
  const { address, phone, email } = useFrame().contact
  return (
    <article aria-label="The application as it is printed" className="sheet">
      <header className="sheet-head">
        <Logo className="size-20 flex-none" />
        <div>
          <p className="font-serif text-2xl font-semibold text-indigo-900">{college.name.en}</p>
          <p lang="hi" className="text-marigold-700">
            {college.name.hi}
          </p>
          <p className="text-xs text-muted">
            {address.text} · {phone.shown} · {email}
          </p>
        </div>
      </header>
      <h3 className="pt-5 text-xl text-indigo-900">Application for admission</h3>
      <p className="flex flex-wrap justify-between gap-x-6 pb-4 text-sm">
        <span>
          Application number: <strong className="tabular-nums">{applicationNumber}</strong>
        </span>
        <span className="text-muted">Received on {moment(new Date(sentAt))}</span>
      </p>
      {[sections.applicant, sections.contact, sections.course].map(({ id, title, fields }) => (
        <section key={id} className="sheet-part">
          <h4>{title.en}</h4>
          <dl>
            {fields.map((name) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd>{readable(name, application)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="pt-4 text-xs">{registration.declaration.en}</p>
      <p lang="hi" className="text-xs">
        {registration.declaration.hi}
      </p>
      <p className="sheet-signs">
        <span>Place and date</span>
        <span>Signature of the applicant</span>
        <span>Signature of the parent or guardian</span>
      </p>
    </article>
  )
}
