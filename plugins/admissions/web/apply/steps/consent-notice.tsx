import { type Language, languages, otherLanguages } from '@prangan/contract/languages'
import { language } from '@prangan/web/messages/language.ts'
import { useState } from 'react'
import type { ConsentPurpose } from '../../../contract/schemas/full-application.ts'
import { loadStepsMessages, type StepsMessages, stepsMessages } from '../steps-messages.ts'

/** The notice of a purpose, in the page's language, and in the other one for those who read that better. */
export function ConsentNotice({ purpose }: { purpose: ConsentPurpose }) {
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
