import { withoutLanguage } from '@prangan/contract/languages'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import type { LayoutSettings } from '../../lib/site-layout.ts'
import { documentTitle, pageHandle, pageMeta } from '../page-module.ts'

export function useTitle(title: string): void {
  const full = documentTitle(title)
  useEffect(() => {
    document.title = full
  }, [full])
}

export function useRouteTitle(settings: LayoutSettings): void {
  const match = useMatches().at(-1)
  const handle = pageHandle(match?.handle)
  const title = documentTitle((handle && pageMeta(handle, match?.loaderData, settings)?.title) ?? '')
  useEffect(() => {
    document.title = title
  }, [title])
}

/**
 * Scrolls to the top and focuses the content on navigation, so that a screen reader starts there, unless the page has placed
 * the focus.
 */
export function usePageChange(): void {
  // In another language it is the same page, so the reader stays in place.
  const pathname = withoutLanguage(useLocation().pathname)
  const navigationType = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    const { activeElement } = document
    if (activeElement !== content && content?.contains(activeElement)) return
    // On back and forward the browser restores the scroll position.
    if (navigationType !== 'POP') scrollTo(0, 0)
    content?.focus({ preventScroll: true })
  }, [pathname, navigationType])
}
