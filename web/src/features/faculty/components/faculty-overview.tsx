import { college } from '@prangan/college/config'
import { faculties } from '@prangan/college/faculties'
import { showIn } from '@prangan/contract/content/show-in'
import type { FacultyName } from '@prangan/contract/departments'
import { messages } from '../../../messages/index.ts'
import { inLanguage, language } from '../../../messages/language.ts'
import { paths } from '../../../paths.ts'
import { LinkRow } from '../../../ui/link-row.tsx'
import { ShownText } from '../../../ui/shown-text.tsx'

/** A faculty's overview: its text, its figures, and links to its programmes. */
export function FacultyOverview({ faculty }: { faculty: FacultyName }) {
  const texts = messages().faculty
  const { overview, facts, courses, hasSyllabus } = showIn(faculties[faculty], language())
  const links = courses.map((course) => ({
    text: inLanguage(college.courses[course]),
    href: paths[course].href(),
  }))
  if (hasSyllabus) links.push({ text: texts.syllabus, href: paths.syllabus.href() })
  return (
    <div className="grid gap-8 lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap)">
      <div className="grid content-start gap-4">
        {overview.map((paragraph) => (
          <p key={paragraph.text} lang={paragraph.lang} className="max-w-[66ch]">
            {paragraph.text}
          </p>
        ))}
        <ul className="link-list mt-3 max-w-[66ch]">
          {links.map(({ text, href }) => (
            <LinkRow key={href} href={href}>
              {text}
            </LinkRow>
          ))}
        </ul>
      </div>
      <dl className="grid gap-5 self-start rounded-card bg-indigo-950 p-6 text-white sm:p-8">
        {facts.map(({ name, value }) => (
          <div key={name.text}>
            <dt className="text-sm text-indigo-200">
              <ShownText text={name} />
            </dt>
            <dd className="font-serif text-lg font-semibold">
              <ShownText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
