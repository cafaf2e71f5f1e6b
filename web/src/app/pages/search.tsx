import '../../features/search/components/search.css'
import { college } from '@prangan/contract/college.config'
import { languageOf } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { Loaded } from '@prangan/contract/site-data'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { SearchAnswer } from '../../features/search/api/answer-search.ts'
import { SearchPage } from '../../features/search/components/search-page.tsx'
import { messages } from '../../messages/index.ts'
import { inLanguage } from '../../messages/language.ts'
import { listCacheSeconds, type PageMeta, type PageModule } from '../page-module.ts'

/** Searches on whichever side it runs: the browser indexes the same data as the server. */
export const loader: NonNullable<PageModule<Loaded<SearchAnswer>>['loader']> = async (
  siteData,
  { request }: LoaderFunctionArgs,
) => {
  const { pathname, searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim().slice(0, limits.search.query)
  if (query === '') return { status: 'ready', value: { query, results: [], total: 0 } }
  const [data, { answerSearch }, { indexOf }] = await Promise.all([
    siteData.search(),
    import('../../features/search/api/answer-search.ts'),
    import('../../features/search/api/load-search.ts'),
  ])
  if (data.status !== 'ready') return data
  const value = answerSearch(indexOf(data.value), query, languageOf(pathname), new Date())
  return { ...data, value }
}

export const cacheSeconds = listCacheSeconds

export const followsSite = true

export const meta = (): PageMeta => ({
  title: messages().search.title,
  description: messages().search.description(inLanguage(college.name)),
  isUnlisted: true,
})

/** The search of the site (/search?q=…). */
export function Component() {
  return <SearchPage answer={useLoaderData<Loaded<SearchAnswer>>()} />
}
