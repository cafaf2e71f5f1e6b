import { college } from '@prangan/contract/college.config'
import { useFrame } from '../../../lib/site-frame.ts'
import { paths } from '../../../paths.ts'

const linkClass =
  'font-semibold text-white underline decoration-marigold-500 underline-offset-4 hover:text-marigold-300'

/** The help beside the sign-in: the college, how a new colleague gets access, and whom to ask. */
export function LoginHelp() {
  const { phone } = useFrame().contact
  return (
    <aside
      aria-label="Help with signing in"
      className="grid content-between gap-10 bg-indigo-950 p-6 text-sm text-indigo-200 sm:p-10"
    >
      <div className="section-rule">
        <p className="font-serif text-xl font-semibold text-white">{college.motto.en}</p>
        <p lang="hi" className="mt-1 text-base text-marigold-300">
          {college.motto.hi}
        </p>
      </div>
      <dl className="grid gap-5">
        <div>
          <dt className="font-semibold text-white">New here?</dt>
          <dd>The office has made your account. ‘Forgot Password?’ lets you set a password of your own.</dd>
        </div>
        <div>
          <dt className="font-semibold text-white">Cannot get in?</dt>
          <dd>
            Ask the college office:
            <br />
            <a href={`tel:${phone.dialled}`} className={linkClass}>
              {phone.shown}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold text-white">Are you a student?</dt>
          <dd>
            <a href={paths.studentLogin.href()} className={linkClass}>
              Go to the student page
            </a>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
