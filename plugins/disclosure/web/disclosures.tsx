import '@prangan/web/app/feature-pages.css'
import '@prangan/web/features/site/components/information.css'
import './disclosures.css'
import type { Loaded } from '@prangan/contract/site-data'
import type { PageMeta, PageModule } from '@prangan/web/app/page-module.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { Container } from '@prangan/web/ui/container.tsx'
import { Icon } from '@prangan/web/ui/icon.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { Fragment } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { PublicDisclosure } from '../contract/disclosures.ts'
import type { DisclosureList, DisclosureSection } from '../contract/lists/disclosure-list.ts'
import { disclosureLists } from '../contract/lists.ts'
import { disclosuresFile } from '../contract/paths.ts'
import { DisclosureEntry } from './disclosure-entry.tsx'
import { ListText } from './list-text.tsx'
import { disclosureMessages } from './messages.ts'

type LoadedItems = Loaded<readonly PublicDisclosure[]>

export const loader: NonNullable<PageModule<LoadedItems>['loader']> = (siteData) =>
  siteData.file(disclosuresFile)

export const followsSite = true

export const meta = (): PageMeta => {
  const { title, description } = disclosureMessages()
  return { title, description }
}

/** The search index and a page without data have the titles of all items, too. */
export function Component() {
  const loaded = useLoaderData<LoadedItems>()
  const { revalidate } = useRevalidator()
  const { title, intro, failed } = disclosureMessages()
  const items = loaded.status === 'ready' ? loaded.value : []
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="information py-6 md:py-14">
        <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {loaded.status === 'failed' && <LoadFailure onRetry={revalidate}>{failed}</LoadFailure>}
          <div className="prose md:hidden">
            <details className="group section-links">
              <summary className="flex items-center justify-between">
                {messages().pages.onThisPage}
                <Icon name="down" className="size-5 group-open:rotate-180" />
              </summary>
              <SectionLinks />
            </details>
          </div>
          {disclosureLists.map((list) => (
            <ListPart key={list.key} list={list} items={items} />
          ))}
        </article>
        <div className="beside">
          <nav aria-label={messages().pages.onThisPage} className="section-links on-this-page">
            <p>{messages().pages.onThisPage}</p>
            <SectionLinks />
          </nav>
        </div>
      </Container>
    </>
  )
}

const hasSeveral = disclosureLists.length > 1
const idOf = (list: DisclosureList, section: DisclosureSection): string => `${list.key}-${section.key}`

function SectionLinks() {
  return (
    <ul>
      {disclosureLists.map((list) => (
        <Fragment key={list.key}>
          {hasSeveral && (
            <li>
              <a href={`#${list.key}`} className="font-semibold">
                <ListText text={list.name} />
              </a>
            </li>
          )}
          {list.sections.map((section) => (
            <li key={section.key} className={hasSeveral ? 'ps-3' : undefined}>
              <a href={`#${idOf(list, section)}`}>
                <ListText text={section.title} />
              </a>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  )
}

type ListPartProps = { list: DisclosureList; items: readonly PublicDisclosure[] }

function ListPart({ list, items }: ListPartProps) {
  const { basis } = disclosureMessages()
  const SectionHeading = hasSeveral ? 'h3' : 'h2'
  return (
    <div id={list.key} className="grid scroll-mt-6 gap-8">
      <div className="grid gap-1 text-sm text-muted">
        {hasSeveral && (
          <h2 className="text-h2 text-indigo-900">
            <ListText text={list.name} />
          </h2>
        )}
        <Summary list={list} items={items} />
        <p>
          {basis} <ListText text={list.basis} />
        </p>
      </div>
      {list.sections.map((section) => (
        <section
          key={section.key}
          id={idOf(list, section)}
          className="disclosure-section grid scroll-mt-6 gap-2"
        >
          <SectionHeading className={classNames(hasSeveral ? 'text-h3' : 'text-h2', 'text-indigo-900')}>
            <ListText text={section.title} />
          </SectionHeading>
          <ul className="divide-y divide-line border-y border-line">
            {section.items.map((item) => (
              <DisclosureEntry
                key={item.key}
                item={item}
                shown={items.find(({ key }) => key === item.key)}
                Heading={hasSeveral ? 'h4' : 'h3'}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Summary({ list, items }: ListPartProps) {
  const keys = list.sections.flatMap((section) => section.items.map(({ key }) => key))
  const countOf = (state: PublicDisclosure['state']) =>
    items.filter((item) => item.state === state && keys.includes(item.key)).length
  if (items.length === 0) return null
  return (
    <p>{disclosureMessages().summary(countOf('published'), countOf('missing'), countOf('notApplicable'))}</p>
  )
}
