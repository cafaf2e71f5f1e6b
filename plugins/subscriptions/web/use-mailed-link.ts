import { useEffect, useState } from 'react'
import { type MailedLink, readMailedLink } from '../contract/links.ts'

/** Removes a token from the address, so that neither history nor a bookmark contains it. */
function takeLink(): MailedLink | undefined {
  const link = readMailedLink(location.hash)
  if (link) history.replaceState(history.state, '', location.pathname + location.search)
  return link
}

/** Returns the mailed link that opened this page or was opened since; undefined before hydration, null without a link. */
export function useMailedLink() {
  const [link, setLink] = useState<MailedLink | null>()
  useEffect(() => {
    const look = () => {
      const taken = takeLink()
      setLink((before) => taken ?? before ?? null)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return [link, setLink] as const
}
