import { type HTMLAttributes, useEffect, useRef } from 'react'
import { greetOnce } from './greet-once.ts'
import { moveSlides } from './move-slides.ts'
import { NewsAndEvents } from './news-and-events.tsx'

/**
 * The parts of the home page that never change. They are drawn without state or handlers, so that the page's own HTML
 * can stand for them when React takes it over; what they do is native, or done to the elements by `moveSlides`
 * and `greetOnce`.
 */
export const partNames = ['popup', 'hero', 'leaders', 'below'] as const
export type PartName = (typeof partNames)[number]

/** What surrounds such a part, in the prerendered HTML as in what React makes. */
export const partMark = 'data-part'

type Part = Pick<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>

/** The home page, from its parts. */
export function HomePage({ parts }: { parts: Readonly<Record<PartName, Part>> }) {
  const hero = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => (popup.current ? greetOnce(popup.current) : undefined), [])
  useEffect(() => {
    const carousel = hero.current?.querySelector<HTMLElement>('.carousel')
    return carousel ? moveSlides(carousel) : undefined
  }, [])
  const marked = (name: PartName) => ({ [partMark]: name, ...parts[name] })
  return (
    <>
      <div ref={popup} {...marked('popup')} />
      <div ref={hero} {...marked('hero')} />
      <NewsAndEvents leaders={<div {...marked('leaders')} />} />
      <div {...marked('below')} />
    </>
  )
}
