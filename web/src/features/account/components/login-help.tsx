import { college } from '@prangan/college/config'
import { allLanguages, type Language } from '@prangan/contract/languages'
import { useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { inLanguage, language } from '../../../messages/language.ts'
import { paths } from '../../../paths.ts'

const linkClass = 'font-semibold text-white underline decoration-marigold-500 hover:text-marigold-300'

/** The help beside the sign-in: the college, how a new colleague gets access, and who to ask. */
export function LoginHelp() {
  const { phone } = useSettings().contact
  const { help } = messages().account
  return (
    <aside
      aria-label={help.label}
      className="grid content-start gap-8 bg-indigo-950 p-6 text-sm text-indigo-200 sm:p-10"
    >
      <div>
        <p className="font-serif text-xl font-semibold text-white">{inLanguage(college.motto)}</p>
        <Motto />
      </div>
      <dl className="grid gap-5 border-t border-marigold-500 pt-8">
        <div>
          <dt className="font-semibold text-white">{help.isNew}</dt>
          <dd>{help.isNewText}</dd>
        </div>
        <div>
          <dt className="font-semibold text-white">{help.isLockedOut}</dt>
          <dd>
            {help.isLockedOutText}
            <br />
            <a href={`tel:${phone.dialled}`} className={linkClass}>
              {phone.shown}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold text-white">{help.isStudent}</dt>
          <dd>
            <a href={paths.studentLogin.href()} className={linkClass}>
              {help.toStudents}
            </a>
          </dd>
        </div>
      </dl>
    </aside>
  )
}

function Motto() {
  const motto: Partial<Record<Language, string>> = college.motto
  const others = allLanguages.filter((other) => other !== language() && motto[other])
  return others.map((other) => (
    <p key={other} lang={other} className="mt-1 text-base text-marigold-300">
      {motto[other]}
    </p>
  ))
}
