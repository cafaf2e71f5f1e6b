import { type ComponentType, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../lib/when.ts'
import { countVisit } from './count-visit.ts'
import { moveSlides } from './move-slides.ts'
import { NewsAndEvents } from './news-and-events.tsx'

/**
 * The parts of the home page that never change. They are drawn without state or handlers, so that the page's own HTML
 * can stand for them when React takes it over; what they do is native, or done to the elements by `moveSlides`.
 */
export const partNames = ['hero', 'leaders', 'below'] as const
export type PartName = (typeof partNames)[number]

/** What surrounds such a part, in the prerendered HTML as in what React makes. */
export const partMark = 'data-part'

type Part = Pick<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>

/** The home page, from its parts. */
export function HomePage({ parts }: { parts: Readonly<Record<PartName, Part>> }) {
  const hero = useRef<HTMLDivElement>(null)
  const Popup = usePopup()
  useEffect(() => {
    const carousel = hero.current?.querySelector<HTMLElement>('.carousel')
    return carousel ? moveSlides(carousel) : undefined
  }, [])
  const marked = (name: PartName) => ({ [partMark]: name, ...parts[name] })
  return (
    <>
      {Popup && <Popup />}
      <div ref={hero} {...marked('hero')} />
      <NewsAndEvents leaders={<div {...marked('leaders')} />} />
      <div {...marked('below')} />
    </>
  )
}

/** The card of a first visit, once the page is quiet; its code comes only then. */
function usePopup(): ComponentType | undefined {
  const [popup, setPopup] = useState<{ Popup: ComponentType }>()
  useEffect(() => {
    let isGone = false
    whenIdle()
      .then(() => (!isGone && countVisit() ? import('./popup.tsx') : undefined))
      .then((module) => isGone || setPopup(module))
      // A page without the card is whole.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return popup?.Popup
}
