import type { SlidePicture } from './slide-pictures.ts'

type Pictures = { slidePictures: readonly SlidePicture[]; slideSizes: string }

/** The slides of a carousel on the page: which of them is shown, and their pictures as they are needed. */
export class Slides {
  readonly track: HTMLElement
  readonly dots: HTMLElement[]
  readonly #slides: HTMLElement[]
  readonly #status: Element | null
  #pictures: Pictures | undefined
  #at = 0
  #isTurning = false

  constructor(carousel: HTMLElement) {
    const [track, controls] = carousel.children as unknown as [HTMLElement, HTMLElement]
    this.track = track
    this.#slides = [...track.children] as HTMLElement[]
    this.dots = [...controls.querySelectorAll<HTMLElement>('.dots button')]
    this.#status = carousel.querySelector('[role=status]')
  }

  /** The place of the slide shown, from 0. */
  get at(): number {
    return this.#at
  }

  /** Whether the track moves because a slide is being shown, and not by a hand. */
  get isTurning(): boolean {
    return this.#isTurning
  }

  /** Shows a slide; before the first comes the last, after the last the first. */
  show(place: number): void {
    const to = this.#wrap(place)
    const isNext = Math.abs(to - this.#at) === 1
    this.#mark(to)
    this.#isTurning = true
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.track.scrollTo({
      left: to * this.track.clientWidth,
      behavior: isNext && !isCalm ? 'smooth' : 'instant',
    })
    if (!isNext && !isCalm) this.track.animate({ opacity: [0.2, 1] }, 300)
  }

  /** Takes the slide at which the track has come to rest as the one shown. */
  settle(): void {
    this.#isTurning = false
    this.#mark(this.#wrap(Math.round(this.track.scrollLeft / this.track.clientWidth)))
  }

  /** Says aloud which slide is shown; for who moved it, not for what moves by itself. */
  announce(): void {
    if (this.#status) {
      const words = this.#slides[this.#at]?.innerText ?? ''
      this.#status.textContent = `${this.#at + 1} of ${this.#slides.length}: ${words}`
    }
  }

  /** Whether a slide's picture, if it has come to have one, is there to be seen. */
  isReady(place: number): boolean {
    return this.#slides[this.#wrap(place)]?.querySelector('img')?.complete ?? true
  }

  /** Takes the pictures in; each is fetched when its slide is shown or the next to be. */
  illustrate(pictures: Pictures): void {
    this.#pictures = pictures
    this.#mark(this.#at)
  }

  #wrap(place: number): number {
    return (place + this.#slides.length) % this.#slides.length
  }

  #mark(at: number): void {
    this.#at = at
    for (const [place, dot] of this.dots.entries()) {
      if (place === at) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    this.#addPicture(at)
    this.#addPicture(this.#wrap(at + 1))
  }

  /** Adds a slide's picture, unless it is there. */
  #addPicture(place: number): void {
    const slide = this.#slides[place]
    const shown = this.#pictures?.slidePictures[place]
    if (!slide || !shown || slide.querySelector('img')) return
    const { picture, alt } = shown
    const frame = document.createElement('picture')
    for (const [format, srcset] of Object.entries(picture.sources)) {
      frame.append(
        Object.assign(document.createElement('source'), {
          type: `image/${format}`,
          srcset,
          sizes: this.#pictures?.slideSizes,
        }),
      )
    }
    frame.append(Object.assign(new Image(picture.img.w, picture.img.h), { src: picture.img.src, alt }))
    slide.prepend(frame)
  }
}
