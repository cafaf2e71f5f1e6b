import { ApplicationSheet } from '@prangan/web/features/admissions/apply/components/application-sheet.tsx'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { consentPurposes } from '../../../contract/schemas/full-application.ts'
import type { Settings } from '../api/details-of.ts'
import type { Started } from '../api/started.ts'
import {
  aboutRows,
  claimRows,
  cuetRows,
  examRows,
  type SummaryRow,
  subjectRows,
} from '../steps/details-summary.ts'
import { documentRulesOf } from '../steps/step-names.ts'
import { stepsMessages } from '../steps-messages.ts'
import type { Finished } from './finished.ts'

type FullSheetProps = { started: Started; finished: Finished }

/** The whole application as a sheet of paper, with the photo and the signature of this device: nobody shows it again. */
export function FullSheet({ started, finished }: FullSheetProps) {
  const { application, number, sentAt } = started
  const { session, typed, pictures, own } = finished
  const programme = session.programmes.find(({ key }) => key === finished.programme)
  const { sheet, names } = stepsMessages()
  if (!programme) return null
  const settings: Settings = { session, programme, applicant: application as Settings['applicant'] }
  const receipt = { applicationNumber: number, sentAt: own.submittedAt ?? sentAt, application }
  return (
    <ApplicationSheet
      receipt={receipt}
      photo={<Photo url={pictures.photo} />}
      signature={pictures.signature && <img src={pictures.signature} alt="" />}
    >
      <SheetPart
        title={`${sheet.details} · ${sheet.session(session.name)}`}
        rows={aboutRows(typed, settings)}
      />
      <Examinations settings={settings} typed={typed} />
      {programme.scheme && <SheetPart title={names.subjects} rows={subjectRows(typed, settings)} />}
      <SheetPart title={sheet.claims} rows={claimRows(typed, settings)} />
      <SheetPart title={sheet.documents} rows={documentsOf(finished, settings)} />
      <SheetPart title={sheet.consents} rows={consentsOf(finished)} />
    </ApplicationSheet>
  )
}

function Photo({ url }: { url: string | undefined }) {
  const { photo } = stepsMessages().sheet
  return <div className="sheet-photo">{url ? <img src={url} alt={photo} /> : photo}</div>
}

function SheetPart({ title, rows }: { title: string; rows: readonly SummaryRow[] }) {
  return (
    <section className="sheet-part">
      <h4>{title}</h4>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{text || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Examinations({ settings, typed }: { settings: Settings; typed: Finished['typed'] }) {
  const { sheet } = stepsMessages()
  const heads = [sheet.examination, sheet.board, sheet.rollNumber, sheet.year, sheet.marks, sheet.percentage]
  return (
    <section className="sheet-part">
      <h4>{sheet.education}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone needs the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={sheet.education}>
        <table className="sheet-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {examRows(typed, settings).map(({ exam, board, stream, rollNumber, year, marks, percentage }) => (
              <tr key={exam}>
                <th scope="row">{exam}</th>
                <td>{[board, stream].filter(Boolean).join(', ')}</td>
                <td>{rollNumber}</td>
                <td>{year}</td>
                <td>{marks}</td>
                <td>{percentage || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl>
        {cuetRows(typed, settings).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function documentsOf({ own, typed }: Finished, settings: Settings): SummaryRow[] {
  const { review } = stepsMessages()
  return documentRulesOf(settings, typed).map(({ key, name }) => ({
    label: inLanguage(name),
    text: own.documents[key] ? review.added : review.missing,
  }))
}

function consentsOf({ typed }: Finished): SummaryRow[] {
  const { sheet, review } = stepsMessages()
  return consentPurposes.map((purpose) => ({
    label: review.purposes[purpose].title,
    text: typed[`consent-${purpose}`] ? sheet.given : sheet.refused,
  }))
}
