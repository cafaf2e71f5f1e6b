import { applicantMessages } from '../../../../messages/applicant.ts'
import { paths } from '../../../../paths.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { useOwn } from '../api/own-application.ts'
import { OwnSection } from './own-section.tsx'

/** The way back to the later steps of the form, while the programme takes applications. */
export function IncompletePart() {
  const { application } = useOwn()
  const { incomplete: texts } = applicantMessages().own
  if (!application.may.submit) return <p className="card p-4 sm:p-8">{texts.closed}</p>
  return (
    <OwnSection title={texts.title}>
      <p>{texts.text}</p>
      <a href={paths.registration.href()} className={buttonClass()}>
        {texts.here}
      </a>
    </OwnSection>
  )
}
