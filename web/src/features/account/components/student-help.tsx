import { college } from '@prangan/college/config'
import { opensInNewTab } from '../../../lib/link-target.ts'
import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'

const targets = {
  syllabus: paths.syllabus.href,
  timetable: paths.timetable.href,
  notices: paths.allNotices.href,
  university: () => college.university.site,
} as const

/** The links that a student needs instead of a sign-in, and who to ask. */
export function StudentHelp() {
  const { students } = messages()
  return (
    <div className="grid gap-10 md:grid-cols-[3fr_2fr] lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap)">
      <section aria-labelledby="student-links">
        <h2 id="student-links" className="pb-4 text-xl text-indigo-900">
          {students.links}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {Object.entries(targets).map(([name, target]) => (
            <li key={name}>
              <StudentLink {...students[name as keyof typeof targets]} href={target()} />
            </li>
          ))}
        </ul>
        <p className="pt-6 text-sm text-muted">
          <MarkedText
            text={students.staff}
            linkClass="font-semibold text-indigo-800 underline hover:text-marigold-700"
          />
        </p>
      </section>
      <OfficeCard />
    </div>
  )
}

function StudentLink({ title, note, href }: { title: string; note: string; href: string }) {
  const newTab = opensInNewTab(href)
  return (
    <a
      href={href}
      className="group flex h-full items-center justify-between gap-4 card p-5 hover:border-marigold-500"
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <span className="grid gap-0.5">
        <span className="font-serif text-lg font-semibold text-indigo-900">
          {title}
          {newTab && <NewTabHint />}
        </span>
        <span className="text-sm text-muted">{note}</span>
      </span>
      <Icon
        name="arrow"
        className="size-5 text-marigold-700 transition-transform group-hover:translate-x-1"
      />
    </a>
  )
}

function OfficeCard() {
  const { phone, email } = useSettings().contact
  const { office, purpose } = messages().students
  return (
    <section
      aria-labelledby="student-office"
      className="grid content-start gap-3 rounded-card bg-indigo-950 p-6 text-indigo-200 sm:p-8"
    >
      <h2 id="student-office" className="text-xl text-white">
        {office}
      </h2>
      {purpose.map((text) => (
        <p key={text} className="text-sm">
          {text}
        </p>
      ))}
      <p className="flex flex-wrap gap-3 pt-3">
        <a href={`tel:${phone.dialled}`} className={buttonClass('accent')}>
          {phone.shown}
        </a>
        <a href={`mailto:${email}`} className={buttonClass('outline')}>
          {email}
        </a>
      </p>
    </section>
  )
}
