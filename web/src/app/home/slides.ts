import { keepInView } from '../../features/site/components/content-picture.tsx'
import { messages } from '../../messages/index.ts'
import { type SlidePicture, slideSizes } from './slide-pictures.ts'

/** A picture is undefined if it was deleted. */
type Pictures = readonly (SlidePicture | undefined)[]

/** Tracks the current slide of a carousel in the page and adds pictures when they are needed. */
export class Slides {
  readonly track: HTMLElement
  readonly dots: HTMLElement[]
  readonly #slides: HTMLElement[]
  readonly #status: Element | null
  #pictures: Pictures | undefined
  #current = 0
  #isScrolling = false

  constructor(carousel: HTMLElement) {
    const [track, controls] = carousel.children as unknown as [HTMLElement, HTMLElement]
    this.track = track
    this.#slides = [...track.children] as HTMLElement[]
    this.dots = [...controls.querySelectorAll<HTMLElement>('.dots button')]
    this.#status = carousel.querySelector('[role=status]')
  }

  get current(): number {
    return this.#current
  }

  /** True if `show` scrolls the track, false if the visitor swipes. */
  get isScrolling(): boolean {
    return this.#isScrolling
  }

  /** Shows a slide; the index wraps around at both ends. */
  show(index: number): void {
    const to = this.#wrap(index)
    const isNext = Math.abs(to - this.#current) === 1
    this.#mark(to)
    this.#isScrolling = true
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.track.scrollTo({
      left: to * this.track.clientWidth,
      behavior: isNext && !isMotionReduced ? 'smooth' : 'instant',
    })
    if (!isNext && !isMotionReduced) this.track.animate({ opacity: [0.2, 1] }, 300)
  }

  settle(): void {
    this.#isScrolling = false
    this.#mark(this.#wrap(Math.round(this.track.scrollLeft / this.track.clientWidth)))
  }

  /** Announces the current slide to screen readers; not called for automatic changes. */
  announce(): void {
    if (this.#status) {
      const text = this.#slides[this.#current]?.innerText ?? ''
      const { position } = messages().home.carousel
      this.#status.textContent = `${position(this.#current + 1, this.#slides.length)}: ${text}`
    }
  }

  /** Returns true for a slide without a picture too. */
  isReady(index: number): boolean {
    return this.#slides[this.#wrap(index)]?.querySelector('img')?.complete ?? true
  }

  /** Each picture is fetched when its slide is the current or the next one. */
  setPictures(pictures: Pictures): void {
    this.#pictures = pictures
    this.#mark(this.#current)
  }

  #wrap(index: number): number {
    return (index + this.#slides.length) % this.#slides.length
  }

  #mark(at: number): void {
    this.#current = at
    for (const [index, dot] of this.dots.entries()) {
      if (index === at) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    this.#addPicture(at)
    this.#addPicture(this.#wrap(at + 1))
  }

  #addPicture(index: number): void {
    const slide = this.#slides[index]
    const entry = this.#pictures?.[index]
    if (!slide || !entry) return
    const shown = slide.querySelector('img')
    if (shown) {
      if (entry.focus) keepInView(shown, entry.focus)
      return
    }
    const { picture, alt, focus } = entry
    const frame = document.createElement('picture')
    for (const [format, srcset] of Object.entries(picture.sources)) {
      frame.append(
        Object.assign(document.createElement('source'), {
          type: `image/${format}`,
          srcset,
          sizes: slideSizes,
        }),
      )
    }
    const image = Object.assign(new Image(picture.img.w, picture.img.h), { src: picture.img.src, alt })
    if (focus) keepInView(image, focus)
    frame.append(image)
    slide.prepend(frame)
  }
}
