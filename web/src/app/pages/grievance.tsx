import { grievance } from '../../content/grievance.ts'
import { GrievanceForm } from '../../features/inquiries/components/grievance-form.tsx'
import { inLanguage } from '../../messages/language.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

const linkClass =
  'inline-block py-1 font-semibold text-indigo-800 underline decoration-indigo-400 underline-offset-4 hover:text-marigold-700'

export const meta = (): PageMeta => ({
  title: grievance.title.en,
  description:
    'File a grievance with the college, with your name or anonymously, and follow it by its number.',
})

/** The grievance form (/grievance). */
export function Component() {
  const { title, intro, withoutScripts } = grievance
  return (
    <>
      <PageTitle title={title.en} text={intro.en} />
      <Container className="grid max-w-4xl gap-8 py-8 md:py-12">
        <Urgent />
        <div className="card p-4 sm:p-8">
          <NeedsScripts message={inLanguage(withoutScripts)}>
            <GrievanceForm />
          </NeedsScripts>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <a href={paths.inquiry.href()} className={linkClass}>
            Follow one that you have sent
          </a>
          <a href={paths.grievanceCell.href()} className={linkClass}>
            Who hears it: the grievance cell
          </a>
        </p>
      </Container>
    </>
  )
}

/** Where somebody finds help at once: sexual harassment and ragging are not taken by the form. */
function Urgent() {
  const { title, text, ragging, harassment } = grievance.urgent
  return (
    <section
      aria-labelledby="urgent"
      className="grid gap-5 rounded-card border-l-4 border-danger bg-danger-soft p-4 sm:p-8"
    >
      <div className="grid gap-2">
        <h2 id="urgent" className="flex flex-wrap items-baseline gap-x-3 text-xl text-danger sm:text-2xl">
          {title.en}
          <span lang="hi" className="text-base">
            {title.hi}
          </span>
        </h2>
        <p>{text.en}</p>
        <p lang="hi">{text.hi}</p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <h3 className="text-base font-semibold">{ragging.title.en}</h3>
          <p>
            <a
              href={`tel:${ragging.phone.dialled}`}
              className="inline-block py-1 text-2xl font-bold text-danger underline"
            >
              {ragging.phone.shown}
            </a>
          </p>
          <p className="flex flex-wrap gap-x-4">
            <a href={`mailto:${ragging.email}`} className={linkClass}>
              {ragging.email}
            </a>
            <a href={ragging.site.href} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {ragging.site.shown}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
        <div className="grid content-start gap-1">
          <h3 className="text-base font-semibold">{harassment.title.en}</h3>
          <p className="py-1">{`${harassment.position}: ${harassment.officer}`}</p>
          <p className="flex flex-wrap gap-x-4">
            <a href={`mailto:${harassment.email}`} className={linkClass}>
              {harassment.email}
            </a>
            <a href={paths.harassmentCommittee.href()} className={linkClass}>
              The committee’s members
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
