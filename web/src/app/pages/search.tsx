import '../../features/search/components/search.css'
import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import type { Loaded } from '@prangan/contract/site-data'
import type { SearchAnswer } from '@prangan/contract/site-search/search-answer'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { SearchPage } from '../../features/search/components/search-page.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { messages } from '../../messages/index.ts'
import { inLanguage } from '../../messages/language.ts'
import { listCacheSeconds, type PageMeta, type PageModule } from '../page-module.ts'

export const loader: NonNullable<PageModule<Loaded<SearchAnswer>>['loader']> = async (
  siteData,
  { request }: LoaderFunctionArgs,
) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, limits.search.query)
  return query === '' ? { status: 'ready', value: { query, results: [], total: 0 } } : siteData.search(query)
}

export const cacheSeconds = listCacheSeconds

export const followsSite = true

export const meta = (): PageMeta => ({
  title: messages().search.title,
  description: messages().search.description(inLanguage(college.name)),
  isUnlisted: true,
})

export function Component() {
  const answer = useLoaderData<Loaded<SearchAnswer>>()
  return <SearchPage answer={answer} picture={<TitleArch name="lens" />} />
}
