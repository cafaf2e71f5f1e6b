import '../../features/site/components/information.css'
import { college } from '@prangan/college/config'
import { factsOf, fillFacts } from '@prangan/contract/content/fill-facts'
import type { PageView } from '@prangan/contract/content/site-view'
import { type Loaded, mapLoaded } from '@prangan/contract/site-data'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { InformationPage } from '../../features/site/components/information-page.tsx'
import type { LayoutSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { inLanguage, language } from '../../messages/language.ts'
import { paths } from '../../paths.ts'
import { foundOr404 } from '../found-or-404.ts'
import type { PageMeta, PageModule } from '../page-module.ts'
import { collegeStructuredData, pageStructuredData } from '../structured-data.ts'
import { UnderConstruction } from './under-construction.tsx'

type LoadedPage = Loaded<PageView | null>

export const loader: NonNullable<PageModule<LoadedPage>['loader']> = async (
  siteData,
  { request }: LoaderFunctionArgs,
) => {
  const { pathname } = new URL(request.url)
  const found = await siteData.page(pathname)
  if (found.status === 'failed') throw new Error(`The page at ${pathname} could not be loaded.`)
  if (found.status === 'ready' && found.value?.movedTo !== undefined) throw redirect(found.value.movedTo, 301)
  const page = mapLoaded(found, (value) => value?.page ?? null)
  return foundOr404(page)
}

export const followsSite = true

export const meta = (loaded: LoadedPage, settings: LayoutSettings): PageMeta => {
  const page = loaded.status === 'ready' ? loaded.value : null
  if (!page)
    return { title: messages().states.underConstruction.title, description: inLanguage(college.motto) }
  const { title, description } = page.content
  const facts = factsOf(settings, language())
  return {
    title: fillFacts(title.text, facts),
    description: fillFacts(description.text, facts),
    canonicalPath: page.path,
    languages: page.languages,
    ...structuredDataOf(page, settings),
  }
}

/** The contact page is about the college itself. */
function structuredDataOf(page: PageView, settings: LayoutSettings): Pick<PageMeta, 'structuredData'> {
  if (page.path === paths.contact.path)
    return { structuredData: collegeStructuredData(college, settings.contact) }
  return { structuredData: pageStructuredData(page, factsOf(settings, language())) }
}

export function Component() {
  const loaded = useLoaderData<LoadedPage>()
  const page = loaded.status === 'ready' ? loaded.value : null
  return page ? <InformationPage page={page} /> : <UnderConstruction />
}
