import { lazy, Suspense } from 'react'
import { applicantMessages } from '../../applicant-messages.ts'
import { useStepsMessages } from '../../apply/steps/application-steps.tsx'
import { useOwn } from '../api/own-application.ts'

/** The part of the form's later steps that does the same. */
const GuardianConsent = lazy(async () => ({
  default: (await import('../../apply/full/guardian-consent.tsx')).GuardianConsent,
}))

export function GuardianPart() {
  const { application, access, show } = useOwn()
  const { guardian } = applicantMessages().own
  if (!useStepsMessages()) return null
  return (
    <Suspense>
      <GuardianConsent own={application} access={access} onAgreed={(own) => show(own, guardian.done)} />
    </Suspense>
  )
}
