import { whenIdle } from '../../lib/when.ts'
import { slidePictures, slideSizes } from './slide-pictures.ts'
import { Slides } from './slides.ts'

/** How long a slide stands: milliseconds, by the specification. */
const slideTime = 3_000

/**
 * Brings a carousel alive: its slides advance by themselves and by its buttons. They stand still under a mouse, with
 * the keyboard's focus inside, in a hidden tab, and while the switch says pause, as it does at first for who wants no
 * motion. Gives back how to end it.
 */
export function moveSlides(carousel: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const slides = new Slides(carousel)
  const pause = carousel.querySelector<HTMLInputElement>('input')
  if (pause && matchMedia('(prefers-reduced-motion: reduce)').matches) pause.checked = true

  let turning: ReturnType<typeof setTimeout> | undefined
  const mayTurn = () =>
    !signal.aborted &&
    !pause?.checked &&
    !document.hidden &&
    !carousel.matches(':has(:focus-visible)') &&
    !(matchMedia('(hover: hover)').matches && carousel.matches(':hover'))
  const wait = () => {
    clearTimeout(turning)
    if (mayTurn()) turning = setTimeout(turn, slideTime)
  }
  const turn = () => {
    // A picture that is still on its way is waited for.
    if (slides.isReady(slides.at + 1)) slides.show(slides.at + 1)
    wait()
  }

  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'change'])
    carousel.addEventListener(type, wait, { signal })
  document.addEventListener('visibilitychange', wait, { signal })
  followHand(carousel, slides, wait, signal)
  whenIdle().then(() => {
    slides.illustrate({ slidePictures, slideSizes })
    wait()
  })
  return () => {
    ending.abort()
    clearTimeout(turning)
  }
}

/** Buttons, and swiping: where the slides come to rest is the slide shown. */
function followHand(carousel: HTMLElement, slides: Slides, moved: () => void, signal: AbortSignal): void {
  carousel.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button) return
      const step = Number(button.dataset.step ?? 0)
      slides.show(step === 0 ? slides.dots.indexOf(button) : slides.at + step)
      slides.announce()
      moved()
    },
    { signal },
  )
  let resting: ReturnType<typeof setTimeout> | undefined
  slides.track.addEventListener(
    'scroll',
    () => {
      if (!slides.isTurning) moved()
      clearTimeout(resting)
      resting = setTimeout(() => slides.settle(), 150)
    },
    { signal },
  )
}
