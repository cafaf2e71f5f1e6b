import { useEffect, useRef } from 'react'
import { popup } from '../../content/popup.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showOnFirstVisit } from './show-on-first-visit.ts'

/**
 * The popup of a first visit: a band above everything else, so that it covers nothing at any width or zoom. It is in
 * the server's markup; `showOnFirstVisit` hides it.
 */
export function Popup() {
  const element = useRef<HTMLElement>(null)
  useEffect(() => (element.current ? showOnFirstVisit(element.current) : undefined), [])
  return (
    <section ref={element} aria-labelledby="popup-title" className="popup">
      <Container>
        <p>
          <b id="popup-title">{popup.title.en}</b> <span lang="hi">{popup.title.hi}</span>
        </p>
        <a href={paths.registration.href()} target="_blank" rel="noopener" className={buttonClass('accent')}>
          {popup.action.en}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <button type="button" aria-label="Close" data-replay="">
          <Icon name="close" className="size-5" />
        </button>
      </Container>
    </section>
  )
}
