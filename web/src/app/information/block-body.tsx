import type { Leader } from '../../content/leaders.ts'
import type { Block } from '../../content/pages/page-content.ts'
import type { LocalizedText } from '../../content/text.ts'
import { leaderPortraits } from '../leader-portraits.ts'
import { ActionLinks, LinkList } from './links.tsx'
import { LocalizedContent } from './localized-content.tsx'
import { LocationMap } from './location-map.tsx'
import { Table } from './table.tsx'

/** A block of a page, without its heading. */
export function BlockBody({ block }: { block: Block }) {
  const { language } = block
  switch (block.kind) {
    case 'text':
      return <Paragraphs paragraphs={block.paragraphs} language={language} />
    case 'notice':
      return (
        <div className="notice">
          <Paragraphs paragraphs={block.paragraphs} language={language} />
        </div>
      )
    case 'list':
      return <List isOrdered={block.isOrdered} items={block.items} language={language} />
    case 'table':
      return <Table table={block} language={language} heading={block.heading} />
    case 'links':
      return <LinkList links={block.links} />
    case 'facts':
      return (
        <dl className="facts">
          {block.facts.map(({ name, value }) => (
            <div key={name.en}>
              <dt>
                <LocalizedContent text={name} language={language} />
              </dt>
              <dd>
                <LocalizedContent text={value} language={language} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'signature':
      return <Signature {...block} />
    case 'map':
      return <LocationMap map={block} />
    case 'actions':
      return <ActionLinks links={block.links} />
  }
}

type InLanguage = { language?: 'hi' | undefined }

function Paragraphs({ paragraphs, language }: InLanguage & { paragraphs: readonly LocalizedText[] }) {
  return paragraphs.map((text) => (
    <p key={text.en}>
      <LocalizedContent text={text} language={language} />
    </p>
  ))
}

type ListProps = InLanguage & { isOrdered?: boolean | undefined; items: readonly LocalizedText[] }

function List({ isOrdered, items, language }: ListProps) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element className={isOrdered ? 'points steps' : 'points'}>
      {items.map((text) => (
        <li key={text.en}>
          <LocalizedContent text={text} language={language} />
        </li>
      ))}
    </Element>
  )
}

function Signature({ name, role, portrait }: Leader) {
  return (
    <div className="signature">
      <img src={leaderPortraits[portrait]} alt="" width={480} height={600} loading="lazy" />
      <p>
        <b>{name.en}</b>
        <LocalizedContent text={role} />
      </p>
    </div>
  )
}
