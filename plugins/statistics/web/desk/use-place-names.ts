import { documentPaths } from '@prangan/contract/paths'
import { useSubjects } from '@prangan/web/app/desk/activity/use-subjects.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { statisticsMessages } from './messages.ts'
import type { Titles } from './watch-statistics.ts'

const loadTitles = async () => (await import('./watch-statistics.ts')).watchTitles

/** Returns the id of the notice that a place is of. */
const noticeIn = (place: string): string | undefined => /^\/(?:notices|files)\/(.+)/.exec(place)?.[1]

export type PlaceName = (place: string) => { name: string; href?: string }

/** Returns what names a place by the title of its page, notice or document; by its path until that is known. */
export function usePlaceNames(places: readonly string[]): PlaceName {
  const { can } = useDeskSession()
  const { live } = useLive(loadTitles, '')
  const ids = can('news:read-all') ? places.flatMap((place) => noticeIn(place) ?? []) : []
  const subjects = useSubjects(ids.map(documentPaths.news))
  const named: Titles = live.status === 'ready' ? live.value : { pages: {}, documents: {} }
  const titles = new Map([
    ...Object.values(named.pages).map(({ path, title }) => [path, title] as const),
    ...Object.values(named.documents).map(({ slug, title }) => [`/documents/${slug}.pdf`, title] as const),
  ])
  const { places: known } = statisticsMessages()
  const built = new Map(Object.entries<string>(known.built))
  return (place) => {
    const notice = noticeIn(place)
    if (notice) {
      const name = subjects.get(documentPaths.news(notice))?.name
      return { name: name ?? place, href: `/notices/${notice}` }
    }
    if (place === '/faculty-profile') return { name: known.profiles }
    const title = titles.get(place)
    return { name: title ? inLanguage(title) : (built.get(place) ?? place), href: place }
  }
}
