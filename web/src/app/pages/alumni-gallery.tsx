import '../feature-pages.css'
import { limits } from '@prangan/contract/limits'
import { type Loaded, mapLoadedBy } from '@prangan/contract/site-data'
import { useLoaderData } from 'react-router-dom'
import { galleryPageSize, type VerifiedAlumnus } from '../../features/alumni/api/verified-alumnus.ts'
import { AlumniGallery } from '../../features/alumni/components/alumni-gallery.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { listCacheSeconds as cacheSeconds, type PageMeta, type PageModule } from '../page-module.ts'

type LoadedAlumni = Loaded<readonly VerifiedAlumnus[]>

/** The query parameter that loads the whole gallery, for readers without scripts. */
const all = 'all'

export const loader: NonNullable<PageModule<LoadedAlumni>['loader']> = async (siteData, { request }) => {
  const isAll = new URL(request.url).searchParams.has(all)
  return mapLoadedBy(
    await siteData.verifiedAlumni(isAll ? limits.publicList : galleryPageSize),
    async () => (await import('../../features/alumni/api/parse-alumni.ts')).toAlumni,
  )
}

export const meta = (): PageMeta => {
  const { title, description } = messages().gallery
  return { title, description }
}

export { cacheSeconds }

/** The gallery of verified alumni (/alumni-gallery). */
export function Component() {
  const { section, title, intro } = messages().gallery
  const initial = useLoaderData<LoadedAlumni>()
  return (
    <>
      <PageTitle eyebrow={section} title={title} text={intro} />
      <Container className="grid gap-10 py-8 md:gap-12 md:py-12">
        <AlumniGallery initial={initial} />
        {initial.status === 'ready' && initial.value.length === galleryPageSize && <AllWithoutScripts />}
        <Join />
      </Container>
    </>
  )
}

/** An invitation to register, and a link to the alumni association. */
function Join() {
  const { gallery } = messages()
  return (
    <section
      aria-labelledby="join"
      className="grid gap-5 rounded-card bg-indigo-950 p-6 text-indigo-200 sm:p-8 lg:grid-cols-[3fr_2fr]"
    >
      <div className="section-rule grid gap-1">
        <h2 id="join" className="text-xl text-white">
          {gallery.join}
        </h2>
        <p className="max-w-[62ch] pt-2 text-sm">{gallery.joinText}</p>
      </div>
      <p className="flex flex-wrap content-center gap-3">
        <a href={paths.alumniRegistration.href()} className={buttonClass('accent')}>
          {gallery.register}
        </a>
        <a href={paths.alumniAssociation.href()} className={buttonClass('outline')}>
          {gallery.association}
        </a>
      </p>
    </section>
  )
}

function AllWithoutScripts() {
  return (
    <noscript>
      <p>
        <a href={`?${all}`} className={buttonClass('secondary')}>
          {messages().gallery.showMore}
        </a>
      </p>
    </noscript>
  )
}
