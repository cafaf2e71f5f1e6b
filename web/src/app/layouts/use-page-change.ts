import { pathIn, withoutLanguage } from '@prangan/contract/languages'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import type { LayoutSettings } from '../../lib/site-layout.ts'
import { language } from '../../messages/language.ts'
import { documentTitle, pageHandle, pageMeta } from '../page-module.ts'

export function useTitle(title: string): void {
  const full = documentTitle(title)
  useEffect(() => {
    document.title = full
  }, [full])
}

/** Describes the page in the document's head, whose address and texts browsers and chats take when somebody shares the page. */
export function useHead(settings: LayoutSettings): void {
  const match = useMatches().at(-1)
  const handle = pageHandle(match?.handle)
  const meta = handle && pageMeta(handle, match?.loaderData, settings)
  const title = documentTitle(meta?.title ?? '')
  const description = meta?.description ?? ''
  const { pathname } = useLocation()
  const path = pathIn(language(), meta?.canonicalPath ?? withoutLanguage(pathname))
  useEffect(() => {
    document.title = title
    const set = (selector: string, attribute: string, value: string) =>
      document.head.querySelector(selector)?.setAttribute(attribute, value)
    set('[rel=canonical]', 'href', __SITE_URL__ + path)
    set('[property="og:url"]', 'content', __SITE_URL__ + path)
    for (const name of ['name=description', 'property="og:description"'])
      set(`[${name}]`, 'content', description)
    set('[property="og:title"]', 'content', title)
  }, [title, description, path])
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
