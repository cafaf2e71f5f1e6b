import type { FrameBlockOf } from '@prangan/contract/schemas/content'
import { LocalizedContent } from '../../features/site/components/localized-content.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Carousel } from './carousel.tsx'

/** The hero: the introduction beside the carousel. */
export function Hero({ hero }: { hero: FrameBlockOf<'hero'> }) {
  return (
    <div className="hero-band">
      <div className="hero">
        <Carousel slides={hero.slides} />
        <div className="hero-text">
          <p className="hero-eyebrow">{hero.eyebrow.en}</p>
          <h1>{hero.title.en}</h1>
          {hero.title.hi && <p lang="hi">{hero.title.hi}</p>}
          <p className="text-indigo-200">
            <LocalizedContent text={hero.text} />
          </p>
          <p className="flex flex-wrap gap-3 pt-3">
            <a href={paths.admissionProcedure.href()} className={buttonClass('accent')}>
              Admission procedure
            </a>
            <a href={paths.allNotices.href()} className={buttonClass('outline')}>
              All notices
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
