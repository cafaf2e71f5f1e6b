import type { PageView } from '@prangan/contract/content/site-view'
import { formatDate } from '@prangan/contract/dates'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Block } from '@prangan/contract/schemas/content'
import { useFill, useFrame } from '../../../lib/site-frame.ts'
import { Container } from '../../../ui/container.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { BlockBody } from './block-body.tsx'
import { findSection, type Section } from './find-section.ts'
import { LocalizedContent } from './localized-content.tsx'
import { PageReferences } from './page-references.ts'

/** An information page: the title band, the blocks, and links to the other pages of its section. */
export function InformationPage({ page }: { page: PageView }) {
  const { content, path } = page
  const { menus } = useFrame()
  const fill = useFill()
  const title = fill(content.title)
  const section = findSection(menus.menus, path)
  return (
    <PageReferences value={page}>
      <PageTitle
        eyebrow={section && sectionNames(section)}
        title={title.en}
        hindi={title.hi}
        text={content.lead && <LocalizedContent text={content.lead} />}
      />
      <Container className={section ? 'information py-10 md:py-14' : 'py-10 md:py-14'}>
        <article className="prose">
          {toParts(content.blocks).map((blocks) => (
            <Part key={blocks[0]?.id} blocks={blocks} />
          ))}
          <LastUpdated at={page.publishedAt} />
        </article>
        {section && <SectionLinks section={section} path={path} />}
      </Container>
    </PageReferences>
  )
}

/** When the page was published; nothing for a page of the seed that stands in. */
function LastUpdated({ at }: { at: string }) {
  if (at === '') return null
  const day = dayInIndia(new Date(at))
  return (
    <p className="last-updated">
      Last updated on <time dateTime={day}>{formatDate(day)}</time> <span lang="hi">अंतिम अद्यतन</span>
    </p>
  )
}

function sectionNames({ menu, title }: Section): string {
  return menu === title ? menu.en : `${menu.en} · ${title.en}`
}

/** Groups blocks under their headings: a block with a heading starts a new part. */
function toParts(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.heading || !last) parts.push([block])
    else last.push(block)
  }
  return parts
}

function Part({ blocks }: { blocks: readonly Block[] }) {
  const fill = useFill()
  const [first] = blocks
  const heading = first?.heading && fill(first.heading)
  return (
    <section>
      {heading && (
        <h2>
          {heading.en} {heading.hi && <span lang="hi">{heading.hi}</span>}
        </h2>
      )}
      {blocks.map((block) => (
        <BlockBody key={block.id} block={block} />
      ))}
    </section>
  )
}

function SectionLinks({ section, path }: { section: Section; path: string }) {
  return (
    <nav aria-label={section.title.en} className="section-links">
      <p>{section.title.en}</p>
      <ul>
        {section.links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {text.en}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
