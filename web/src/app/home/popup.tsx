import type { FrameBlockOf } from '@prangan/contract/schemas/content'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showOnFirstVisit } from './show-on-first-visit.ts'

/**
 * The popup of a first visit: a band above everything else, so that it covers nothing at any width or zoom. It is in
 * the server's markup; `showOnFirstVisit` hides it.
 */
export function Popup({ popup: { title, action, href } }: { popup: FrameBlockOf<'popup'> }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => (element.current ? showOnFirstVisit(element.current) : undefined), [])
  return (
    <section ref={element} aria-labelledby="popup-title" className="popup">
      <Container>
        <p>
          <b id="popup-title">{title.en}</b> <span lang="hi">{title.hi}</span>
        </p>
        <a href={href} target="_blank" rel="noopener" className={buttonClass('accent')}>
          {action.en}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <button type="button" aria-label="Close" data-replay="">
          <Icon name="close" className="size-5" />
        </button>
      </Container>
    </section>
  )
}
