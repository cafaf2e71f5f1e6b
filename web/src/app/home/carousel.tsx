import { useEffect, useRef } from 'react'
import { slides } from '../../content/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { runCarousel } from './run-carousel.ts'
import { slidePictures, slideSizes } from './slide-pictures.ts'

/**
 * The carousel. Only the first slide's picture is in the markup; `runCarousel` adds the others before they are shown.
 * Without scripts they are lazy images, loaded as the visitor swipes to them.
 */
export function Carousel() {
  const carousel = useRef<HTMLElement>(null)
  useEffect(() => (carousel.current ? runCarousel(carousel.current) : undefined), [])
  return (
    <section
      ref={carousel}
      aria-roledescription="carousel"
      aria-label="Life at the college"
      className="carousel"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are not form fields. */}
      <div role="group" aria-label="Slides" tabIndex={0} className="slides">
        {slides.map(({ en, hi }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields.
          <div
            key={en}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
          >
            {at === 0 ? <FirstPicture /> : <LaterPicture at={at} />}
            <p>
              {`${en} `}
              <span lang="hi">{hi}</span>
            </p>
          </div>
        ))}
      </div>
      <Controls />
      <p role="status" className="sr-only" />
    </section>
  )
}

function FirstPicture() {
  const [first] = slidePictures
  return first && <Picture picture={first.picture} alt={first.alt} sizes={slideSizes} isMain />
}

function LaterPicture({ at }: { at: number }) {
  return (
    <noscript>
      <img src={slidePictures[at]?.picture.img.src} alt="" width={1600} height={900} loading="lazy" />
    </noscript>
  )
}

function Controls() {
  return (
    <div className="carousel-controls">
      <label className="switch">
        <input type="checkbox" />
        <span className="sr-only">Pause the slides</span>
        <Icon name="pause" className="size-5" />
        <Icon name="play" className="size-5" />
      </label>
      <div className="dots">
        {slides.map(({ en }, at) => (
          <button
            key={en}
            type="button"
            aria-label={`Slide ${at + 1}`}
            aria-current={at === 0 || undefined}
            data-replay=""
          />
        ))}
      </div>
      <button type="button" data-step="-1" data-replay="">
        <Icon name="arrow" className="size-5" />
        <span className="sr-only">Previous slide</span>
      </button>
      <button type="button" data-step="1" data-replay="">
        <Icon name="arrow" className="size-5" />
        <span className="sr-only">Next slide</span>
      </button>
    </div>
  )
}
