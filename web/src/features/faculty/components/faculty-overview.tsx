import type { FacultyContent } from '../../../content/faculty.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** A faculty's overview: its text, its figures, and links to its programmes. */
export function FacultyOverview({ faculty }: { faculty: FacultyContent }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <div className="grid content-start gap-4">
        {faculty.overview.map(({ en }) => (
          <p key={en} className="max-w-[66ch]">
            {en}
          </p>
        ))}
        <p className="flex flex-wrap gap-3 pt-3">
          {faculty.links.map(({ text, href }) => (
            <a key={href} href={href} className={buttonClass('secondary')}>
              {text.en}
            </a>
          ))}
        </p>
      </div>
      <dl className="section-rule grid content-start gap-5 rounded-card bg-indigo-950 p-6 text-white sm:p-8">
        {faculty.facts.map(({ name, value }) => (
          <div key={name.en}>
            <dt className="text-sm text-indigo-200">{name.en}</dt>
            <dd className="font-serif text-lg font-semibold">{value.en}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
