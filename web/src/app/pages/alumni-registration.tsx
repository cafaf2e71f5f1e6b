import '../feature-pages.css'
import { Registration } from '../../features/alumni/components/registration.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'

const linkClass = 'inline-block py-1 font-semibold text-indigo-800 underline hover:text-marigold-700'

export const meta = (): PageMeta => ({
  title: messages().alumni.page.title,
  description: messages().alumni.page.description,
})

export function Component() {
  const { title, lead } = messages().alumni.page
  const { gallery } = messages()
  return (
    <>
      <PageTitle eyebrow={gallery.section} title={title} text={lead} picture={<TitleArch name="cap" />} />
      <Container className="grid gap-10 py-8 md:py-12">
        <Registration />
        <p className="flex flex-wrap gap-x-8 gap-y-1">
          <a href={paths.alumniGallery.href()} className={linkClass}>
            {gallery.title}
          </a>
          <a href={paths.alumniAssociation.href()} className={linkClass}>
            {gallery.association}
          </a>
        </p>
      </Container>
    </>
  )
}
