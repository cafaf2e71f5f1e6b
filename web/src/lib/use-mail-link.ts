import { useEffect, useState } from 'react'

/** What a mail's link says of a code, in its fragment. */
export type MailLink = { number: string; flow: string; code: string }

/** Takes a code out of the address, so that neither history nor a bookmark has it; undefined where there is none. */
function takeLink(): MailLink | undefined {
  const params = new URLSearchParams(location.hash.slice(1))
  if (!params.has('code')) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const take = (name: keyof MailLink) => params.get(name) ?? ''
  return { number: take('number'), flow: take('flow'), code: take('code') }
}

/**
 * The mail's link that opened this page, also one that is opened while it is shown, and a function that forgets it once
 * its code is used. Reading it uses nothing up.
 */
export function useMailLink() {
  const [link, setLink] = useState<MailLink>()
  useEffect(() => {
    const look = () => {
      const taken = takeLink()
      if (taken) setLink(taken)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return { link, forgetLink: () => setLink(undefined) }
}
