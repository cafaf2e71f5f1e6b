import { call } from '@prangan/web/http/client.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { consentVersion, isNeededConsent } from '../../../contract/schemas/full-application.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { useStepsMessages } from '../../apply/steps/application-steps.tsx'
import { ConsentNotice } from '../../apply/steps/consent-notice.tsx'
import { stepsMessages } from '../../apply/steps-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { OwnAction } from './own-action.tsx'
import { OwnSection } from './own-section.tsx'
import { withdrawAnchor } from './withdraw-part.tsx'

type Consent = OwnApplication['consents'][number]

/** The consents that were asked for, each with the way to give it or to take it back. */
export function OwnConsents() {
  const { consents, guardian } = useOwn().application
  const texts = applicantMessages().own.consents
  const isEmpty = consents.length === 0 && guardian.agreedAt === null
  if (!useStepsMessages() || isEmpty) return null
  return (
    <OwnSection title={texts.title} look="sand">
      <p className="text-sm">{texts.intro}</p>
      <ul className="grid gap-5">
        {consents.map((consent) => (
          <li key={consent.purpose} className="grid gap-2 border-t border-line pt-4">
            <p className="font-semibold text-indigo-950">
              {stepsMessages().review.purposes[consent.purpose].title}
            </p>
            <p className="text-sm text-muted">{stateOf(consent)}</p>
            {/* What was agreed to, where its text is still the same; or what would be. */}
            {(!consent.isGiven || consent.version === consentVersion) && (
              <ConsentNotice purpose={consent.purpose} />
            )}
            {isNeededConsent(consent.purpose) ? <Needed /> : <Optional consent={consent} />}
          </li>
        ))}
        {guardian.agreedAt !== null && (
          <li className="grid gap-2 border-t border-line pt-4">
            <p className="font-semibold text-indigo-950">{texts.guardian}</p>
            <p className="text-sm text-muted">{texts.guardianGiven(formatMinute(guardian.agreedAt))}</p>
            <Needed />
          </li>
        )}
      </ul>
    </OwnSection>
  )
}

/** A consent that ends with the application alone, and the way there. */
function Needed() {
  const { may } = useOwn().application
  const texts = applicantMessages().own.consents
  if (!may.withdraw) return <p className="text-sm">{texts.over}</p>
  return (
    <>
      <p className="text-sm">{texts.needed}</p>
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => document.getElementById(withdrawAnchor)?.focus()}
      >
        {texts.toWithdrawal}
      </Button>
    </>
  )
}

/** Since when a consent holds, or does not. */
function stateOf({ isGiven, at, version, takenBackAt }: Consent): string {
  const texts = applicantMessages().own.consents
  if (isGiven) return texts.given(formatMinute(at), version)
  return takenBackAt === null ? texts.refused : texts.takenBack(formatMinute(takenBackAt))
}

function Optional({ consent: { purpose, isGiven } }: { consent: Consent }) {
  const texts = applicantMessages().own.consents
  const { title } = stepsMessages().review.purposes[purpose]
  if (!isGiven) {
    const text = { version: consentVersion, language: language() } as const
    return (
      <OwnAction
        key="give"
        label={texts.giveFor(title)}
        busy={texts.giving}
        done={texts.isGiven}
        look="secondary"
        send={(token) => call(ownApplicationEndpoints, 'giveConsent', { body: { token, purpose, ...text } })}
      >
        {texts.give}
      </OwnAction>
    )
  }
  return (
    <OwnAction
      key="take back"
      label={texts.takeBack(title)}
      busy={texts.busy}
      done={texts.done}
      look="secondary"
      send={(token) => call(ownApplicationEndpoints, 'takeBackConsent', { body: { token, purpose } })}
    >
      {texts.action}
    </OwnAction>
  )
}
