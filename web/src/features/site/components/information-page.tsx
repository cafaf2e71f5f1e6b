import type { Shown } from '@prangan/contract/content/show-in'
import type { PageView } from '@prangan/contract/content/site-view'
import { dayInIndia } from '@prangan/contract/india-time'
import { mainLanguage, pathIn } from '@prangan/contract/languages'
import type { Block } from '@prangan/contract/schemas/blocks'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../lib/format-day.ts'
import { useFill, useSettings } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { Container } from '../../../ui/container.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ShownText } from '../../../ui/shown-text.tsx'
import { BlockBody } from './block-body.tsx'
import { ContentPicture } from './content-picture.tsx'
import { findSection, type Section } from './find-section.ts'
import { LocalizedContent } from './localized-content.tsx'
import { PageReferences } from './page-references.ts'

/** An information page: the title band, the blocks, and links to the other pages of its section. */
export function InformationPage({ page }: { page: PageView }) {
  const { content } = page
  const { menus } = useSettings()
  const fill = useFill()
  const path = pathIn(language(), page.path)
  const section = findSection(menus.menus, path)
  const { text, lang } = content.title
  const parts = toParts(content.blocks)
  const headings = parts.flatMap(([first]) =>
    first?.heading ? [{ id: first.id, heading: first.heading }] : [],
  )
  const isLong = headings.length > 2
  const hasLinks = isLong || section !== undefined
  return (
    <PageReferences value={page}>
      <PageTitle
        eyebrow={section && <SectionNames section={section} />}
        title={fill(text)}
        lang={lang}
        text={content.lead && <LocalizedContent text={content.lead} />}
        picture={content.picture && <ContentPicture picture={content.picture} sizes="6rem" isDecorative />}
      />
      <Container className={hasLinks ? 'information py-6 md:py-14' : 'py-6 md:py-14'}>
        <article className="prose">
          <OnlyInMainLanguage languages={page.languages} />
          {isLong && (
            <details className="group section-links">
              <summary className="flex items-center justify-between">
                {messages().pages.onThisPage}
                <Icon name="down" className="size-5 group-open:rotate-180" />
              </summary>
              <HeadingLinks headings={headings} />
            </details>
          )}
          {parts.map((blocks) => (
            <Part key={blocks[0]?.id} blocks={blocks} />
          ))}
          <LastUpdated at={page.publishedAt} />
        </article>
        {hasLinks && (
          <div className="beside">
            {section && <SectionLinks section={section} path={path} />}
            {isLong && <OnThisPage headings={headings} />}
          </div>
        )}
      </Container>
    </PageReferences>
  )
}

/** Says so where the page is not written in the reader's language. */
function OnlyInMainLanguage({ languages }: Pick<PageView, 'languages'>) {
  const own = language()
  if (own === mainLanguage || languages.includes(own)) return null
  return <p className="notice">{messages().pages.onlyInEnglish}</p>
}

function LastUpdated({ at }: { at: string }) {
  if (at === '') return null
  const day = dayInIndia(new Date(at))
  return (
    <p className="last-updated">
      {messages().pages.lastUpdated} <time dateTime={day}>{formatDate(day)}</time>
    </p>
  )
}

function SectionNames({ section: { menu, title } }: { section: Section }) {
  return (
    <>
      <ShownText text={menu} />
      {menu.text !== title.text && (
        <>
          {' · '}
          <ShownText text={title} />
        </>
      )}
    </>
  )
}

/** Groups blocks under their headings: a block with a heading starts a new part. */
function toParts(blocks: readonly Shown<Block>[]): Shown<Block>[][] {
  const parts: Shown<Block>[][] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.heading || !last) parts.push([block])
    else last.push(block)
  }
  return parts
}

function Part({ blocks }: { blocks: readonly Shown<Block>[] }) {
  const fill = useFill()
  const heading = blocks[0]?.heading
  return (
    <section id={heading && blocks[0]?.id}>
      {heading && <h2 lang={heading.lang}>{fill(heading.text)}</h2>}
      {blocks.map((block) => (
        <BlockBody key={block.id} block={block} />
      ))}
    </section>
  )
}

function SectionLinks({ section, path }: { section: Section; path: string }) {
  return (
    <nav aria-label={section.title.text} className="section-links">
      <p>
        <ShownText text={section.title} />
      </p>
      <ul>
        {section.links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              <ShownText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type HeadingsProps = { headings: readonly { id: string; heading: NonNullable<Shown<Block>['heading']> }[] }

/** Returns the id of the part that is across the upper third of the window. */
function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState('')
  const key = ids.join()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: '-33% 0px -66%' },
    )
    for (const id of key.split(',')) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}

/** Links to the headings of a long page, beside its text; a phone has them above it. */
function OnThisPage({ headings }: HeadingsProps) {
  const title = messages().pages.onThisPage
  const current = useCurrentPart(headings.map(({ id }) => id))
  return (
    <nav aria-label={title} className="section-links on-this-page">
      <p>{title}</p>
      <HeadingLinks headings={headings} current={current} />
    </nav>
  )
}

function HeadingLinks({ headings, current }: HeadingsProps & { current?: string }) {
  const fill = useFill()
  return (
    <ul>
      {headings.map(({ id, heading: { text, lang } }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang} aria-current={id === current ? 'location' : undefined}>
            {fill(text)}
          </a>
        </li>
      ))}
    </ul>
  )
}
