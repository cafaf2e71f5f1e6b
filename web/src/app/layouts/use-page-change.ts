import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { documentTitle } from '../document-title.ts'

/** The document's title while this page is shown. */
export function useTitle(title: string): void {
  const full = documentTitle({ title })
  useEffect(() => {
    document.title = full
  }, [full])
}

/** The title that the route of the page shown names. */
export function useRouteTitle(): void {
  const title = documentTitle(useMatches().at(-1)?.handle)
  useEffect(() => {
    document.title = title
  }, [title])
}

/**
 * What a browser does at a new page and a client-side router does not: the top of the page, and the focus at its
 * content, so that a screen reader begins there.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Back and forward keep the place that the browser remembers.
    if (navigationType !== 'POP') scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, navigationType])
}
