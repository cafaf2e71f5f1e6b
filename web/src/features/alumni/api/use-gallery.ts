import { useLive } from '../../../lib/use-live.ts'

const loadGallery = async () => (await import('./watch-gallery.ts')).watchGallery

/** The gallery of verified alumni, live; a page at first. */
export const useGallery = () => useLive(loadGallery, 'gallery')
