import type { Block, PageContent } from '../../content/pages/page-content.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../pages/page-title.tsx'
import { BlockBody } from './block-body.tsx'
import { findSection, type Section } from './find-section.ts'
import { LocalizedContent } from './localized-content.tsx'

/** An information page: the title band, the blocks, and links to the other pages of its section. */
export function InformationPage({ page, path }: { page: PageContent; path: string }) {
  const section = findSection(path)
  return (
    <>
      <PageTitle
        eyebrow={section && sectionNames(section)}
        title={page.title.en}
        hindi={page.title.hi}
        text={page.lead && <LocalizedContent text={page.lead} />}
      />
      <Container className={section ? 'information py-10 md:py-14' : 'py-10 md:py-14'}>
        <article className="prose">
          {toParts(page.blocks).map((blocks, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page keep their places.
            <Part key={at} blocks={blocks} />
          ))}
        </article>
        {section && <SectionLinks section={section} path={path} />}
      </Container>
    </>
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
  const heading = blocks[0]?.heading
  return (
    <section>
      {heading && (
        <h2>
          {heading.en} {heading.hi && <span lang="hi">{heading.hi}</span>}
        </h2>
      )}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a part keep their places.
        <BlockBody key={at} block={block} />
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
