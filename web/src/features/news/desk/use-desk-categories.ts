import { readSiteLayout } from '../../../lib/read-site-layout.ts'
import { useLive } from '../../../lib/use-live.ts'
import { language } from '../../../messages/language.ts'
import { type ShownCategory, shownCategories } from '../api/categories.ts'

/** Reads the site's categories once; the usual ones until then. */
export function useDeskCategories(): readonly ShownCategory[] {
  const { live } = useLive(readSiteLayout, language())
  return shownCategories(live.status === 'ready' ? live.value.settings : undefined)
}
