import { resolveHref } from '@prangan/contract/content/site-view'
import type { Site } from '@prangan/contract/schemas/site'
import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import { synonymsIn } from '@prangan/contract/site-search/synonyms-in'
import type { SearchData } from './search-data.ts'

export const officeAnswers = (
  site: Site,
  { search }: Pick<SiteSettings, 'search'>,
): Pick<SearchData, 'synonyms' | 'pins'> => ({
  synonyms: search.synonyms.map(({ words }) => synonymsIn(words)),
  pins: search.pins.flatMap(({ words, href }) => {
    const target = resolveHref(site, href)
    return target === undefined ? [] : [{ phrases: synonymsIn(words), target }]
  }),
})
