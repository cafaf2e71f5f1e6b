import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { documentTitle, pageHandle, pageMeta } from '../page-module.ts'

/** The document's title while this page is shown. */
export function useTitle(title: string): void {
  const full = documentTitle(title)
  useEffect(() => {
    document.title = full
  }, [full])
}

/** The document's title as the page's route names it. */
export function useRouteTitle(): void {
  const match = useMatches().at(-1)
  const handle = pageHandle(match?.handle)
  const title = documentTitle((handle && pageMeta(handle, match?.loaderData)?.title) ?? '')
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
