import { allLanguages, type Language, languages } from '@prangan/contract/languages'
import { language } from '@prangan/web/messages/language.ts'
import { useState } from 'react'
import type { ConsentPurpose } from '../../../contract/schemas/full-application.ts'
import { hasStepsMessages, loadStepsMessages, type StepsMessages, stepsMessages } from '../steps-messages.ts'

/** The notice of a purpose, in the page's language, and in the others for those who read them better. */
export function ConsentNotice({ purpose }: { purpose: ConsentPurpose }) {
  const { review } = stepsMessages()
  return (
    <details className="rounded-card bg-sand px-4 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-indigo-900">
        {review.details}
        <span className="sr-only">: {review.purposes[purpose].title}</span>
      </summary>
      <Items texts={review} purpose={purpose} />
      {allLanguages
        .filter((other) => other !== language() && hasStepsMessages(other))
        .map((other) => (
          <InOtherLanguage key={other} other={other} purpose={purpose} />
        ))}
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

function InOtherLanguage({ other, purpose }: { other: Language; purpose: ConsentPurpose }) {
  const [texts, setTexts] = useState<StepsMessages>()
  const load = () => void loadStepsMessages(other).then(setTexts, () => {})
  return (
    <details
      lang={languages[other].locale}
      dir={languages[other].dir}
      className="border-t border-line"
      onToggle={load}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-indigo-900">
        {languages[other].read}
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
