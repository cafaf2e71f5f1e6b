import { type Language, languages, otherLanguages } from '@prangan/contract/languages'
import { type ConsentPurpose, consentPurposes } from '@prangan/contract/schemas/full-application'
import { useId, useState } from 'react'
import { language } from '../../../messages/language.ts'
import { loadStepsMessages, type StepsMessages, stepsMessages } from '../../../messages/steps.ts'
import { BoxError, CheckBox } from './check-box.tsx'
import { StepPart } from './step-part.tsx'
import type { StepProps } from './use-steps-form.ts'

/** What the applicant agrees to, each by itself, with the notice that says what it means in both languages. */
export function ConsentsPart({ typed, fields, set }: StepProps) {
  const id = useId()
  const { review } = stepsMessages()
  return (
    <StepPart title={review.consents} text={review.consentsText}>
      {consentPurposes.map((purpose) => {
        const name = `consent-${purpose}` as const
        const error = fields.error(name)
        const errorId = `${id}-${purpose}-error`
        return (
          <div key={purpose} className="grid gap-2">
            <CheckBox
              fields={fields}
              name={name}
              id={`${id}-${purpose}`}
              errorId={error && errorId}
              isChecked={typed[name]}
              onChange={(isGiven) => set(name, isGiven)}
              label={
                <>
                  {review.purposes[purpose].title}
                  {purpose === 'admission' && (
                    <span aria-hidden="true" className="text-danger">
                      {' *'}
                    </span>
                  )}
                </>
              }
            />
            <BoxError id={errorId}>{error}</BoxError>
            <Notice purpose={purpose} />
          </div>
        )
      })}
    </StepPart>
  )
}

/** The notice of a purpose, in the page's language, and in the other one for whoever reads that better. */
function Notice({ purpose }: { purpose: ConsentPurpose }) {
  const { review } = stepsMessages()
  return (
    <details className="rounded-card bg-sand px-4 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-indigo-900">
        {review.details}
        <span className="sr-only">: {review.purposes[purpose].title}</span>
      </summary>
      <Items texts={review} purpose={purpose} />
      <InOtherLanguage purpose={purpose} />
    </details>
  )
}

function Items({ texts, purpose }: { texts: StepsMessages['review']; purpose: ConsentPurpose }) {
  const items = ['what', 'why', 'howLong', 'withdraw'] as const
  return (
    <dl className="grid gap-2 pb-3">
      {items.map((item) => (
        <div key={item}>
          <dt className="font-semibold">{texts[item]}</dt>
          <dd>{texts.purposes[purpose][item]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The language of the notice beside that of the page. */
const otherLanguage = (): Language => (language() === 'en' ? (otherLanguages[0] ?? 'en') : 'en')

function InOtherLanguage({ purpose }: { purpose: ConsentPurpose }) {
  const other = otherLanguage()
  const [texts, setTexts] = useState<StepsMessages>()
  const load = () => void loadStepsMessages(other).then(setTexts, () => {})
  return (
    <details lang={languages[other].locale} className="border-t border-line" onToggle={load}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-indigo-900">
        {stepsMessages().review.otherLanguage}
      </summary>
      {texts && (
        <>
          <p className="pb-2 font-semibold">{texts.review.purposes[purpose].title}</p>
          <Items texts={texts.review} purpose={purpose} />
        </>
      )}
    </details>
  )
}

/** The declaration that it is all true. */
export function DeclarationPart({ typed, fields, set }: StepProps) {
  const id = useId()
  const error = fields.error('declaration')
  return (
    <div className="grid gap-2">
      <CheckBox
        fields={fields}
        name="declaration"
        id={id}
        errorId={error && `${id}-error`}
        isChecked={typed.declaration}
        onChange={(isChecked) => set('declaration', isChecked)}
        label={stepsMessages().review.declaration}
      />
      <BoxError id={`${id}-error`}>{error}</BoxError>
    </div>
  )
}
