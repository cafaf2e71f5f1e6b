import './popup.css'
import { useEffect, useState } from 'react'
import { popup } from '../../content/popup.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * What a first visit is asked: a card at the page's edge, which covers nobody's reading and takes no focus; it is
 * announced, comes early in the tab order, and goes at its ×, with Escape, or when it has been followed.
 */
export function Popup() {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  if (!isOpen) return null
  return (
    <div role="dialog" aria-labelledby="popup-title" className="popup">
      <div role="status">
        <p id="popup-title">{popup.title.en}</p>
        <p lang="hi">{popup.title.hi}</p>
      </div>
      <a
        href={paths.registration.href()}
        target="_blank"
        rel="noopener"
        className={buttonClass('accent')}
        onClick={() => setOpen(false)}
      >
        {popup.action.en}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <button type="button" aria-label="Close" onClick={() => setOpen(false)}>
        <Icon name="close" className="size-5" />
      </button>
    </div>
  )
}
