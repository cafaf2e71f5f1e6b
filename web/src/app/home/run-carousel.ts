import { whenIdle } from '../../lib/when.ts'
import type { SlidePicture } from './slide-pictures.ts'
import { Slides } from './slides.ts'

/** Milliseconds for which a slide is shown, from the specification. */
const slideTime = 3_000

/**
 * Runs a carousel and returns its cleanup. It pauses under a mouse, with the focus inside, in a hidden tab, and while the pause
 * switch is on. Visitors who prefer reduced motion start with it on.
 */
export function runCarousel(
  carousel: HTMLElement,
  pictures: readonly (SlidePicture | undefined)[],
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const slides = new Slides(carousel)
  const pause = carousel.querySelector<HTMLInputElement>('input')
  if (pause && matchMedia('(prefers-reduced-motion: reduce)').matches) pause.checked = true

  let timer: ReturnType<typeof setTimeout> | undefined
  const mayAdvance = () =>
    !signal.aborted &&
    !pause?.checked &&
    !document.hidden &&
    !carousel.matches(':has(:focus-visible)') &&
    !(matchMedia('(hover: hover)').matches && carousel.matches(':hover'))
  const schedule = () => {
    clearTimeout(timer)
    if (mayAdvance()) timer = setTimeout(advance, slideTime)
  }
  const advance = () => {
    if (slides.isReady(slides.current + 1)) slides.show(slides.current + 1)
    schedule()
  }

  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'change'])
    carousel.addEventListener(type, schedule, { signal })
  document.addEventListener('visibilitychange', schedule, { signal })
  listenToControls(carousel, slides, schedule, signal)
  whenIdle().then(() => {
    if (signal.aborted) return
    slides.setPictures(pictures)
    schedule()
  })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

function listenToControls(
  carousel: HTMLElement,
  slides: Slides,
  onMove: () => void,
  signal: AbortSignal,
): void {
  carousel.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button) return
      const step = Number(button.dataset.step ?? 0)
      slides.show(step === 0 ? slides.dots.indexOf(button) : slides.current + step)
      slides.announce()
      onMove()
    },
    { signal },
  )
  let settling: ReturnType<typeof setTimeout> | undefined
  slides.track.addEventListener(
    'scroll',
    () => {
      if (!slides.isScrolling) onMove()
      clearTimeout(settling)
      settling = setTimeout(() => slides.settle(), 150)
    },
    { signal },
  )
}
