import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { documentName } from '../../document-name.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnSection } from './own-section.tsx'

/** The names of the documents that the college has. Nobody sees their contents here. */
export function OwnDocuments() {
  const { application, session } = useOwn()
  const { documents: texts } = applicantMessages().own
  const documents = Object.entries(application.documents)
  if (application.session === '') return null
  return (
    <OwnSection title={texts.title} look="sand">
      {documents.length === 0 && <p>{texts.none}</p>}
      <ul className="points text-sm">
        {documents.map(([slot, { at }]) => (
          <li key={slot}>{texts.added(documentName(session, slot), formatMinute(at))}</li>
        ))}
      </ul>
    </OwnSection>
  )
}
