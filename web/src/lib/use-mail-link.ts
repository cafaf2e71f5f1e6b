import { useEffect, useState } from 'react'

export type MailLink = {
  number: string
  flow: string
  code: string
  /** The requests before this one whose codes may still be good, the newest first. */
  earlier?: readonly string[]
}

/** Removes a code from the address, so that neither history nor a bookmark contains it. */
function takeLink(): MailLink | undefined {
  const params = new URLSearchParams(location.hash.slice(1))
  if (!params.has('code')) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const take = (name: 'number' | 'flow' | 'code') => params.get(name) ?? ''
  return { number: take('number'), flow: take('flow'), code: take('code') }
}

/**
 * Returns the mail link that opened this page or was opened since, and a function that forgets it after use. Reading it does
 * not use up the code.
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
