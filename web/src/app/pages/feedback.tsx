import '../feature-pages.css'
import { FeedbackForm } from '../../features/feedback/components/feedback-form.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { useFill } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

const linkClass = 'inline-block py-1 font-semibold text-indigo-800 underline hover:text-marigold-700'

export const meta = (): PageMeta => {
  const { title, description } = messages().feedback
  return { title, description }
}

export function Component() {
  const { title, intro, elsewhere, withoutScripts } = messages().feedback
  const fill = useFill()
  return (
    <>
      <PageTitle title={title} text={intro} picture={<TitleArch name="form" />} />
      <Container className="grid gap-8 py-8 md:py-12 lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap)">
        <div className="card p-4 sm:p-8">
          <NeedsScripts message={withoutScripts}>
            <FeedbackForm />
          </NeedsScripts>
        </div>
        <aside
          aria-labelledby="elsewhere"
          className="grid gap-3 self-start rounded-card bg-sand p-4 text-sm sm:p-8"
        >
          <h2 id="elsewhere" className="text-xl text-indigo-900">
            {elsewhere.title}
          </h2>
          <p>{fill(elsewhere.text)}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={paths.grievanceCell.href()} className={linkClass}>
              {elsewhere.grievanceCell}
            </a>
            <a href={paths.contact.href()} className={linkClass}>
              {elsewhere.contact}
            </a>
          </p>
        </aside>
      </Container>
    </>
  )
}
