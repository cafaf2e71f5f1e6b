import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import { wantRevision } from '../../http/site-data.ts'
import type { LayoutView } from '../../lib/site-frame.ts'
import { longestTimer } from '../../lib/when.ts'

/** Whether the visitor has something selected, or is in a field, which a change of the page could take from them. */
function isBusy(): boolean {
  const { activeElement } = document
  const isTyping =
    activeElement?.matches('input, textarea, select') &&
    !activeElement.matches('[type=checkbox], [type=radio]')
  return isTyping || getSelection()?.isCollapsed === false
}

/** Runs `work` once the visitor neither types nor has text selected. Returns a function that gives it up. */
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
 * Loads the page anew when something was published, without a reload: the notices, to which every page listens, carry
 * the site's revision. What was scheduled is loaded at its moment.
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
