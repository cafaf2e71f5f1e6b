import { tabStore } from '@prangan/web/lib/tab-store.ts'
import { useEffect, useState } from 'react'
import { MailedLinkSchema, readMailedLink } from '../contract/links.ts'

const links = tabStore('subscription-link', MailedLinkSchema)

/** Takes a token from the address to this tab, so that neither history nor a bookmark contains it. */
function takeLink(): void {
  const link = readMailedLink(location.hash)
  if (!link) return
  history.replaceState(history.state, '', location.pathname + location.search)
  links.keep(link)
}

/**
 * Returns the mailed link that opened this page or was opened since, also after a reload; undefined before hydration, null without
 * a link.
 */
export function useMailedLink() {
  const [isTaken, setTaken] = useState(false)
  const link = links.use()
  useEffect(() => {
    takeLink()
    setTaken(true)
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [])
  return [isTaken ? link : undefined, links.keep] as const
}
