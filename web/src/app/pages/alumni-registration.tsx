import { alumniRegistration } from '../../content/alumni.ts'
import { Registration } from '../../features/alumni/components/registration.tsx'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'

const linkClass =
  'inline-block py-1 font-semibold text-indigo-800 underline underline-offset-4 hover:text-marigold-700'

export const meta = (): PageMeta => ({
  title: alumniRegistration.title.en,
  description: alumniRegistration.description,
})

/** The alumni registration (/alumni-registration). */
export function Component() {
  const { title, lead } = alumniRegistration
  return (
    <>
      <PageTitle
        eyebrow="Alumni"
        title={title.en}
        text={
          <>
            {lead.en} <span lang="hi">{lead.hi}</span>
          </>
        }
      />
      <Container className="grid gap-10 py-8 md:py-12">
        <Registration />
        <p className="flex flex-wrap gap-x-8 gap-y-1">
          <a href={paths.alumniGallery.href()} className={linkClass}>
            Alumni gallery
          </a>
          <a href={paths.alumniAssociation.href()} className={linkClass}>
            Alumni association
          </a>
        </p>
      </Container>
    </>
  )
}
