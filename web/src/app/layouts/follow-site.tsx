import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import { wantRevision } from '../../http/site-data.ts'
import type { LayoutView } from '../../lib/site-layout.ts'
import { longestTimer } from '../../lib/when.ts'

/** A change of the page would clear a selection or interrupt typing. */
function isBusy(): boolean {
  const { activeElement } = document
  const isTyping =
    activeElement?.matches('input, textarea, select') &&
    !activeElement.matches('[type=checkbox], [type=radio]')
  return isTyping || getSelection()?.isCollapsed === false
}

/** Runs `work` once the visitor neither types nor has text selected. Returns a function that cancels it. */
function whenAtRest(work: () => void): () => void {
  const events = ['focusout', 'selectionchange'] as const
  const check = () => {
    if (isBusy()) return
    stop()
    work()
  }
  const stop = () => {
    for (const event of events) document.removeEventListener(event, check)
  }
  for (const event of events) document.addEventListener(event, check)
  check()
  return stop
}

/**
 * Reloads the page's data after a publication, without a reload of the document. Every page listens to the notices, which carry
 * the site's revision. Scheduled content is loaded at its time.
 */
export function FollowSite({ shown: { revision, nextChangeAt } }: { shown: LayoutView }) {
  const { notices } = useCurrentNotices()
  const { revalidate } = useRevalidator()
  const newest = notices?.siteRevision ?? 0

  useEffect(() => {
    if (newest <= revision) return
    return whenAtRest(() => {
      wantRevision(newest)
      void revalidate()
    })
  }, [newest, revision, revalidate])

  useEffect(() => {
    if (nextChangeAt === null) return
    const left = Date.parse(nextChangeAt) - Date.now()
    let stop: (() => void) | undefined
    const timer = setTimeout(
      () => {
        stop = whenAtRest(() => void revalidate())
      },
      Math.min(Math.max(left, 0) + 500, longestTimer),
    )
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [nextChangeAt, revalidate])
  return null
}
