import { gallery } from '../../content/gallery.ts'
import { AlumniGallery } from '../../features/alumni/components/alumni-gallery.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { ListWithoutScripts } from './list-without-scripts.tsx'
import { PageTitle } from './page-title.tsx'

/** The gallery of verified alumni (/alumni-gallery). */
export function Component() {
  const { title, lead } = gallery
  return (
    <>
      <PageTitle eyebrow="Alumni" title={title.en} hindi={title.hi} text={lead.en} />
      <Container className="grid gap-10 py-8 md:gap-12 md:py-12">
        <ListWithoutScripts>
          <AlumniGallery />
        </ListWithoutScripts>
        <Join />
      </Container>
    </>
  )
}

/** Those who are not yet in it, and where alumni meet. */
function Join() {
  const { title, text } = gallery.join
  return (
    <section
      aria-labelledby="join"
      className="grid gap-5 rounded-card bg-indigo-950 p-6 text-indigo-200 sm:p-8 lg:grid-cols-[3fr_2fr]"
    >
      <div className="section-rule grid gap-1">
        <h2 id="join" className="text-xl text-white">
          {title.en}
        </h2>
        <p lang="hi" className="text-marigold-300">
          {title.hi}
        </p>
        <p className="max-w-[62ch] pt-2 text-sm">{text.en}</p>
      </div>
      <p className="flex flex-wrap content-center gap-3">
        <a href={paths.alumniRegistration.href()} className={buttonClass('accent')}>
          Register now
        </a>
        <a href={paths.alumniAssociation.href()} className={buttonClass('outline')}>
          Alumni association
        </a>
      </p>
    </section>
  )
}
