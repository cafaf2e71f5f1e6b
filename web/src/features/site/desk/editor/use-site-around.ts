import type { FrameView } from '@prangan/contract/content/site-view'
import { useEffect, useMemo, useState } from 'react'
import { readFrame, wantRevision } from '../../../../http/site-data.ts'
import { useLive } from '../../../../lib/use-live.ts'
import type { EditedSite } from '../edited-site.ts'

const loadSite = async () => (await import('../api/watch-page.ts')).watchSite

/** What is published around the page in the editor: the site, live, and its frame. */
export function useSiteAround(): EditedSite {
  const { live } = useLive(loadSite, 'site')
  const site = live.status === 'ready' ? live.value : null
  const [frame, setFrame] = useState<FrameView | null>(null)
  const revision = site?.revision
  useEffect(() => {
    if (revision === undefined) return
    let isCurrent = true
    wantRevision(revision)
    readFrame().then((read) => {
      if (isCurrent && read.status === 'ready') setFrame(read.value)
    })
    return () => {
      isCurrent = false
    }
  }, [revision])
  return useMemo(() => ({ site, frame }), [site, frame])
}
