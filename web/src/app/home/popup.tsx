import type { Shown } from '@prangan/contract/content/show-in'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { useEffect, useRef } from 'react'
import { messages } from '../../messages/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabHint } from '../../ui/new-tab-hint.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { showOnFirstVisit } from './show-on-first-visit.ts'

/**
 * Shows the popup of a first visit as a band above the page, where it covers nothing. It is in the server's markup;
 * `showOnFirstVisit` hides it.
 */
export function Popup({ popup: { title, action, href } }: { popup: Shown<SettingsBlockOf<'popup'>> }) {
  const element = useRef<HTMLElement>(null)
  const { close } = messages().common
  useEffect(() => (element.current ? showOnFirstVisit(element.current) : undefined), [])
  return (
    <section ref={element} aria-labelledby="popup-title" className="popup">
      <Container>
        <p>
          <b id="popup-title">
            <ShownText text={title} />
          </b>
        </p>
        <a href={href} target="_blank" rel="noopener" className={buttonClass('accent', 'small')}>
          <ShownText text={action} />
          <NewTabHint />
        </a>
        <button type="button" aria-label={close} data-replay="">
          <Icon name="close" className="size-5" />
        </button>
      </Container>
    </section>
  )
}
