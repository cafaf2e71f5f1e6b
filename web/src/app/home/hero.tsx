import { hero } from '../../content/home.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Carousel } from './carousel.tsx'

/** The hero: the introduction beside the carousel. */
export function Hero() {
  return (
    <div className="hero-band">
      <div className="hero">
        <Carousel />
        <div className="hero-text">
          <p className="hero-eyebrow">{hero.eyebrow.en}</p>
          <h1>{hero.title.en}</h1>
          <p lang="hi">{hero.title.hi}</p>
          <p className="text-indigo-200">{hero.text.en}</p>
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
