import { college } from '@prangan/college/config'
import { shownText } from '@prangan/contract/content/show-in'
import { formatDate } from '@prangan/contract/format-date'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Language } from '@prangan/contract/languages'
import { SheetHead } from '@prangan/web/features/admissions/apply/components/sheet-head.tsx'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { Facts } from './letter-facts.tsx'
import type { LetterMessages } from './letter-messages.ts'

type UndertakingProps = {
  row: Pick<
    AdmissionDocument,
    'applicationNumber' | 'name' | 'fatherName' | 'course' | 'mobile' | 'originals'
  >
  session: string
  language: Language
  texts: LetterMessages
}

/** What an applicant signs at the counter who brings an original later. */
export function Undertaking({ row, session, language, texts }: UndertakingProps) {
  const { undertaking: words, dates } = texts
  const course = Object.values(college.courses).find(({ en }) => en === row.course)
  const promised = Object.entries(row.originals).filter(([, { result }]) => result === 'undertaking')
  return (
    <article aria-label={words.title} lang={language} className="sheet">
      <SheetHead language={language} />
      <p className="flex flex-wrap justify-between gap-x-6 pt-5 text-sm">
        <span className="font-semibold tabular-nums">{texts.number(row.applicationNumber)}</span>
        <span>{texts.date(formatDate(dayInIndia(new Date()), dates.months))}</span>
      </p>
      <h2 className="pt-5 text-xl text-indigo-900">{words.title}</h2>
      <p className="py-3 text-sm wrap-anywhere">
        {words.text({
          name: row.name,
          father: row.fatherName,
          course: course ? shownText(course, language).text : row.course,
          session,
        })}
      </p>
      <Facts
        title={words.originals}
        items={promised.map(([, { name, until }]) => [
          shownText(name, language).text,
          words.until(formatDate(until, dates.months)),
        ])}
      />
      <p className="pt-4 text-sm">{words.end}</p>
      <p className="pt-2 text-sm">{words.mobile(row.mobile)}</p>
      <p className="sheet-signs">
        <span>{texts.signs.applicant}</span>
        <span>{words.guardian}</span>
        <span>{texts.signs.office}</span>
      </p>
    </article>
  )
}
