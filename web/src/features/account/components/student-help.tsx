import { studentLinks, studentLogin } from '../../../content/student-login.ts'
import { useFrame } from '../../../lib/site-frame.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The links that a student needs instead of a sign-in, and whom to ask. */
export function StudentHelp() {
  return (
    <div className="grid gap-10 md:grid-cols-[3fr_2fr] lg:gap-16">
      <section aria-labelledby="student-links">
        <h2 id="student-links" className="pb-4 text-xl text-indigo-900">
          What you are looking for
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {studentLinks.map(({ text, note, href }) => (
            <li key={href}>
              <a
                href={href}
                className="group flex h-full items-center justify-between gap-4 card p-5 hover:border-marigold-500"
                {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}
              >
                <span className="grid gap-0.5">
                  <span className="font-serif text-lg font-semibold text-indigo-900">{text.en}</span>
                  <span className="text-sm text-muted">{note.en}</span>
                </span>
                <Icon
                  name="arrow"
                  className="size-5 text-marigold-700 transition-transform group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
        <p className="pt-6 text-sm text-muted">
          Do you teach here, or work in the office?{' '}
          <a
            href={paths.login.href()}
            className="font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700"
          >
            Teacher and admin login
          </a>
        </p>
      </section>
      <OfficeCard />
    </div>
  )
}

function OfficeCard() {
  const { phone, email } = useFrame().contact
  return (
    <section
      aria-labelledby="student-office"
      className="section-rule grid content-start gap-3 rounded-card bg-indigo-950 p-6 text-indigo-200 sm:p-8"
    >
      <h2 id="student-office" className="text-xl text-white">
        The college office
      </h2>
      {studentLogin.purpose.map(({ en }) => (
        <p key={en} className="text-sm">
          {en}
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
