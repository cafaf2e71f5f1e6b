import type { Shown } from '@prangan/contract/content/show-in'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { useContext, useEffect, useRef, useState } from 'react'
import { PageReferences } from '../../features/site/components/page-references.ts'
import { messages } from '../../messages/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { runCarousel } from './run-carousel.ts'
import { type SlidePicture, slidePicture, slideSizes } from './slide-pictures.ts'

type Slide = Shown<SettingsBlockOf<'hero'>>['slides'][number]
type CarouselProps = { slides: readonly Slide[] }

/** The key restarts the carousel when the slides change. */
export function Carousel({ slides }: CarouselProps) {
  const key = JSON.stringify(slides)
  return slides.length > 0 && <SlideShow key={key} slides={slides} />
}

/**
 * Only the first slide's picture is in the markup; `runCarousel` adds the others before they are shown. Without scripts they
 * are lazy images.
 */
function SlideShow({ slides }: CarouselProps) {
  const carousel = useRef<HTMLElement>(null)
  const { pictures: ofLibrary } = useContext(PageReferences)
  // Set by the first render only, since `runCarousel` adds the pictures to the DOM.
  const [pictures] = useState(() => slides.map(({ picture }) => slidePicture(picture, ofLibrary)))
  useEffect(() => (carousel.current ? runCarousel(carousel.current, pictures) : undefined), [pictures])
  const text = messages().home.carousel
  return (
    <section ref={carousel} aria-roledescription={text.carousel} aria-label={text.label} className="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are not form fields. */}
      <div role="group" aria-label={text.slides} tabIndex={0} className="slides">
        {slides.map(({ caption }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a carousel never change.
            key={at}
            role="group"
            aria-roledescription={text.slide}
            aria-label={text.position(at + 1, slides.length)}
          >
            {at === 0 ? <FirstPicture entry={pictures[at]} /> : <LaterPicture entry={pictures[at]} />}
            <p>
              <ShownText text={caption} />
            </p>
          </div>
        ))}
      </div>
      <Controls count={slides.length} />
      <p role="status" className="sr-only" />
    </section>
  )
}

type PictureProps = { entry: SlidePicture | undefined }

function FirstPicture({ entry }: PictureProps) {
  return entry && <Picture picture={entry.picture} alt={entry.alt} sizes={slideSizes} isMain />
}

function LaterPicture({ entry }: PictureProps) {
  return (
    <noscript>
      {entry && <img src={entry.picture.img.src} alt="" width={1600} height={900} loading="lazy" />}
    </noscript>
  )
}

function Controls({ count }: { count: number }) {
  const text = messages().home.carousel
  return (
    <div className="carousel-controls">
      <label className="switch">
        <input type="checkbox" />
        <span className="sr-only">{text.pause}</span>
        <Icon name="pause" className="size-5" />
        <Icon name="play" className="size-5" />
      </label>
      <div className="dots">
        {Array.from({ length: count }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its slide's number.
            key={at}
            type="button"
            aria-label={text.goTo(at + 1)}
            aria-current={at === 0 || undefined}
            data-replay=""
          />
        ))}
      </div>
      <button type="button" data-step="-1" data-replay="">
        <Icon name="arrow" className="size-5" />
        <span className="sr-only">{text.previous}</span>
      </button>
      <button type="button" data-step="1" data-replay="">
        <Icon name="arrow" className="size-5" />
        <span className="sr-only">{text.next}</span>
      </button>
    </div>
  )
}
