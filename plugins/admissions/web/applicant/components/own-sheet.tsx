import '@prangan/web/features/admissions/apply/components/sheet.css'
import { college } from '@prangan/college/config'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatMinute } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Logo } from '@prangan/web/ui/logo.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { stateTexts } from '../api/state-texts.ts'
import { RankTrace } from './rank-part.tsx'

/** The acknowledgement, which is only printed: number, programme and state, and of a rank why it is this one. */
export function OwnSheet() {
  const { application } = useOwn()
  const { sheet: texts } = applicantMessages().own
  const { number, name, course, sessionName, submittedAt } = application
  const facts: [string, string][] = [
    [texts.number, number],
    [texts.programme, courseName(course)],
    ...(sessionName === '' ? [] : [[texts.session, sessionName] as [string, string]]),
    ...(submittedAt === null ? [] : [[texts.sent, formatMinute(submittedAt)] as [string, string]]),
    [texts.state, stateTexts(application).name],
  ]
  return (
    <article aria-label={texts.label} className="sheet hidden print:block">
      <header className="sheet-head">
        <Logo className="size-20 flex-none" />
        <p className="font-serif text-2xl font-semibold text-indigo-900">{inLanguage(college.name)}</p>
      </header>
      <h3 className="py-5 text-xl text-indigo-900">{texts.title}</h3>
      <section className="sheet-part">
        <dl>
          <div>
            <dt>{texts.name}</dt>
            <dd>
              <UserText text={name} />
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SheetRank />
      <p className="text-xs">{texts.printed(formatMinute(new Date().toISOString()))}</p>
    </article>
  )
}

function SheetRank() {
  const { rank } = useOwn().application
  const { rank: texts } = applicantMessages().own
  if (!rank) return null
  const { listNumber, waiting, publishedAt, objectionsUntil } = rank
  return (
    <section className="sheet-part">
      <h4>{texts.title}</h4>
      <dl>
        {waiting > 0 && (
          <div>
            <dt>{texts.waiting}</dt>
            <dd>{waiting}</dd>
          </div>
        )}
        <div>
          <dt>{texts.rank}</dt>
          <dd>{rank.rank}</dd>
        </div>
        <div>
          <dt>{texts.list}</dt>
          <dd>
            {objectionsUntil
              ? texts.provisional(listNumber, formatMinute(objectionsUntil))
              : texts.listNumber(listNumber, formatMinute(publishedAt))}
          </dd>
        </div>
      </dl>
      <div className="px-3 pt-2">
        <RankTrace />
      </div>
    </section>
  )
}
