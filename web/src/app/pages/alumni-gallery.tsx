import '../feature-pages.css'
import { latinDigits } from '@prangan/contract/digits'
import { limits } from '@prangan/contract/limits'
import { type AlumniQuery, type FoundAlumni, type Loaded, mapLoadedBy } from '@prangan/contract/site-data'
import { redirectDocument, useLoaderData } from 'react-router-dom'
import {
  type Found,
  galleryPageSize,
  type VerifiedAlumnus,
} from '../../features/alumni/api/verified-alumnus.ts'
import { AlumniGallery } from '../../features/alumni/components/alumni-gallery.tsx'
import { FindAlumni } from '../../features/alumni/components/find-alumni.tsx'
import { FoundAlumni as Result } from '../../features/alumni/components/found-alumni.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { listCacheSeconds as cacheSeconds, type PageMeta, type PageModule } from '../page-module.ts'

/** The whole gallery, or the results of a search. */
type GalleryData = Loaded<readonly VerifiedAlumnus[]> | (Loaded<Found> & { wanted: AlumniQuery })

/** The query parameter that loads the whole gallery, for readers without scripts. */
const all = 'all'
const loadToAlumni = async () => (await import('../../features/alumni/api/parse-alumni.ts')).toAlumni

export const loader: NonNullable<PageModule<GalleryData>['loader']> = async (siteData, { request }) => {
  const { searchParams } = new URL(request.url)
  const wanted = {
    name: (searchParams.get('name') ?? '').trim().slice(0, limits.text.name),
    year: latinDigits(searchParams.get('year') ?? '').trim(),
    degree: searchParams.get('degree') ?? '',
  }
  if (wanted.name || wanted.year || wanted.degree) {
    const found = await siteData.findAlumni(wanted)
    // Only the server can search, so Back to a result reloads the document.
    if (found.status === 'loading') throw redirectDocument(request.url)
    const toFound = async () => {
      const toAlumni = await loadToAlumni()
      return ({ shown, total }: FoundAlumni) => ({ shown: toAlumni(shown), total })
    }
    return { ...(await mapLoadedBy(found, toFound)), wanted }
  }
  const isAll = searchParams.has(all)
  const limit = isAll ? limits.publicList : galleryPageSize
  return mapLoadedBy(await siteData.verifiedAlumni(limit), loadToAlumni)
}

export const meta = (): PageMeta => {
  const { title, description } = messages().gallery
  return { title, description }
}

export { cacheSeconds }

export function Component() {
  const { section, title, intro } = messages().gallery
  const data = useLoaderData<GalleryData>()
  return (
    <>
      <PageTitle eyebrow={section} title={title} text={intro} picture={<TitleArch name="cap" />} />
      <Container className="grid gap-10 py-8 md:gap-12 md:py-12">
        <FindAlumni {...('wanted' in data ? data.wanted : anybody)} />
        {'wanted' in data ? <Result found={data} /> : <Everybody initial={data} />}
        <Join />
      </Container>
    </>
  )
}

const anybody: AlumniQuery = { name: '', year: '', degree: '' }

function Everybody({ initial }: { initial: Loaded<readonly VerifiedAlumnus[]> }) {
  return (
    <>
      <AlumniGallery initial={initial} />
      {initial.status === 'ready' && initial.value.length === galleryPageSize && <AllWithoutScripts />}
    </>
  )
}

function Join() {
  const { gallery } = messages()
  return (
    <section
      aria-labelledby="join"
      className="grid gap-5 rounded-card bg-indigo-950 p-6 text-indigo-200 sm:p-8 lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid gap-1">
        <h2 id="join" className="text-xl text-white">
          {gallery.join}
        </h2>
        <p className="max-w-[62ch] pt-2 text-sm">{gallery.joinText}</p>
      </div>
      <p className="flex flex-wrap content-center gap-3 lg:justify-end">
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
