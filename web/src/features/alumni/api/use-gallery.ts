import { type Loaded, mapLoaded } from '@prangan/contract/site-data'
import { useMemo } from 'react'
import { loadListener } from '../../../lib/load-listener.ts'
import { useLive } from '../../../lib/use-live.ts'
import { type Gallery, galleryPageSize, type VerifiedAlumnus } from './verified-alumnus.ts'

const loadGallery = async () => (await loadListener(() => import('./watch-gallery.ts'))).watchGallery

/** The gallery of verified alumni, live: at first the page of it that was rendered. */
export function useGallery(rendered: Loaded<readonly VerifiedAlumnus[]>) {
  const initial = useMemo(
    () =>
      mapLoaded(rendered, (alumni): Gallery => {
        const mayHaveMore = alumni.length >= galleryPageSize
        // Until the listener is there nobody can ask for more.
        return { alumni, rest: mayHaveMore ? 'loading' : 'none', showMore: () => {} }
      }),
    [rendered],
  )
  return useLive(loadGallery, 'gallery', initial)
}
