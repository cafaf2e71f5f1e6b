import { inquiryMessages } from '../messages.ts'
import '@prangan/web/app/feature-pages.css'
import { inquiries as settings } from '@prangan/college/inquiries'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { useSettings } from '@prangan/web/lib/site-layout.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { paths } from '@prangan/web/paths.ts'
import { Container } from '@prangan/web/ui/container.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { GrievanceForm } from '../components/grievance-form.tsx'

const linkClass = 'inline-block py-1 font-semibold text-indigo-800 underline hover:text-marigold-700'

/** The national anti-ragging helpline. */
const helpline = {
  phone: { shown: '1800-180-5522', dialled: '+9118001805522' },
  email: 'helpline@antiragging.in',
  site: { shown: 'antiragging.in', href: 'https://www.antiragging.in' },
} as const

export const meta = (): PageMeta => {
  const { title, description } = inquiryMessages().page
  return { title, description }
}

export function Component() {
  const { title, intro, withoutScripts, follow, cell } = inquiryMessages().page
  return (
    <>
      <PageTitle title={title} text={intro(settings.workingDays)} picture={<TitleArch name="form" />} />
      <Container className="grid max-w-4xl gap-8 py-8 md:py-12">
        <Urgent />
        <div className="card p-4 sm:p-8">
          <NeedsScripts message={withoutScripts}>
            <GrievanceForm />
          </NeedsScripts>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <a href={paths.inquiry.href()} className={linkClass}>
            {follow}
          </a>
          <a href={paths.grievanceCell.href()} className={linkClass}>
            {cell}
          </a>
        </p>
      </Container>
    </>
  )
}

/** The form does not accept reports of sexual harassment and ragging, which need help at once. */
function Urgent() {
  const { urgent } = inquiryMessages().page
  const { offices } = useSettings().offices
  const committee = offices.find(({ key }) => key === settings.committee.key)
  const officer = committee?.person.text || inLanguage(settings.committee.person)
  const email = committee?.email || settings.committee.email
  return (
    <section
      aria-labelledby="urgent"
      className="grid gap-5 rounded-e-card border-s-4 border-danger bg-danger-soft p-4 sm:p-8"
    >
      <div className="grid gap-2">
        <h2 id="urgent" className="text-xl text-danger sm:text-2xl">
          {urgent.title}
        </h2>
        <p>{urgent.text}</p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-1 wrap-anywhere">
          <h3 className="text-base font-semibold">{urgent.ragging}</h3>
          <p>
            <a
              href={`tel:${helpline.phone.dialled}`}
              className="inline-block py-1 text-2xl font-bold text-danger underline"
            >
              {helpline.phone.shown}
            </a>
          </p>
          <p className="flex flex-wrap gap-x-4">
            <a href={`mailto:${helpline.email}`} className={linkClass}>
              {helpline.email}
            </a>
            <a href={helpline.site.href} target="_blank" rel="noopener noreferrer" className={linkClass}>
              {helpline.site.shown}
              <NewTabHint />
            </a>
          </p>
        </div>
        <div className="grid content-start gap-1 wrap-anywhere">
          <h3 className="text-base font-semibold">{urgent.harassment}</h3>
          <p className="py-1">{urgent.officer(officer)}</p>
          <p className="flex flex-wrap gap-x-4">
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
            <a href={paths.harassmentCommittee.href()} className={linkClass}>
              {urgent.members}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
