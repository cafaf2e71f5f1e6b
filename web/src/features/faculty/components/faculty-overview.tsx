import { college } from '@prangan/college/config'
import { messages } from '../../../messages/index.ts'
import { inLanguage } from '../../../messages/language.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { type FacultyName, faculties } from '../faculties.ts'

/** A faculty's overview: its text, its figures, and links to its programmes. */
export function FacultyOverview({ faculty }: { faculty: FacultyName }) {
  const texts = messages().faculty
  const { overview, facts } = texts[faculty]
  const links = faculties[faculty].courses.map((course) => ({
    text: inLanguage(college.courses[course]),
    href: paths[course].href(),
  }))
  if (faculties[faculty].hasSyllabus) links.push({ text: texts.syllabus, href: paths.syllabus.href() })
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <div className="grid content-start gap-4">
        {overview.map((paragraph) => (
          <p key={paragraph} className="max-w-[66ch]">
            {paragraph}
          </p>
        ))}
        <p className="flex flex-wrap gap-3 pt-3">
          {links.map(({ text, href }) => (
            <a key={href} href={href} className={buttonClass('secondary')}>
              {text}
            </a>
          ))}
        </p>
      </div>
      <dl className="section-rule grid content-start gap-5 rounded-card bg-indigo-950 p-6 text-white sm:p-8">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-indigo-200">{name}</dt>
            <dd className="font-serif text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
