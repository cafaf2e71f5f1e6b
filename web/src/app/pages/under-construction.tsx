import './under-construction.css'
import { scenes } from '@prangan/college/scenes'
import { MainPages } from '../../features/search/components/nothing-found.tsx'
import { SearchInput } from '../../features/search/components/search-input.tsx'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Picture, type PictureData } from '../../ui/picture.tsx'

/** The first of the college's scenes, if it has any. */
const [scene]: { picture: PictureData }[] = Object.values(scenes)

/** Shown at every path without a page; the specification gives its text. */
export function UnderConstruction() {
  const { states } = messages()
  const { footer } = useSettings()
  const { title, text, search, notices } = states.underConstruction
  return (
    <>
      <PageTitle title={title} text={text} />
      <Container className="not-found">
        <div className="grid gap-8">
          <div className="grid max-w-xl gap-2">
            <p>{search}</p>
            <SearchInput className="" />
          </div>
          <MainPages links={footer.quickLinks} />
          <p className="flex flex-wrap gap-3">
            <a href={paths.home.href()} className={buttonClass()}>
              {states.home}
            </a>
            <a href={paths.allNotices.href()} className={buttonClass('secondary')}>
              {notices}
            </a>
          </p>
        </div>
        {scene && (
          <div>
            <Picture
              picture={scene.picture}
              alt=""
              // Cropped to a square where it is beside the text.
              sizes="(min-width: 64rem) 42rem, 100vw"
            />
          </div>
        )}
      </Container>
    </>
  )
}
