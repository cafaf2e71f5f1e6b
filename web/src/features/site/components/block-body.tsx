import type { Block, LocalizedText } from '@prangan/contract/schemas/content'
import { useFrame } from '../../../lib/site-frame.ts'
import { ContentPicture } from './content-picture.tsx'
import { ActionLinks, LinkList } from './links.tsx'
import { LocalizedContent } from './localized-content.tsx'
import { LocationMap } from './location-map.tsx'
import { DocumentList, Gallery, PictureBlock, VideoLink } from './media-blocks.tsx'
import { PeopleList } from './people-list.tsx'
import { Questions } from './questions.tsx'
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
      return <Signature person={block.person} />
    case 'map':
      return <LocationMap map={block} />
    case 'actions':
      return <ActionLinks links={block.links} />
    case 'people':
      return <PeopleList block={block} />
    case 'documents':
      return <DocumentList block={block} />
    case 'picture':
      return <PictureBlock block={block} />
    case 'gallery':
      return <Gallery block={block} />
    case 'faq':
      return <Questions block={block} />
    case 'video':
      return <VideoLink block={block} />
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

function Signature({ person }: { person: string }) {
  const { leaders } = useFrame()
  const leader = leaders.people.find(({ key }) => key === person)
  if (!leader) return null
  return (
    <div className="signature">
      <ContentPicture picture={leader.picture} sizes="120px" />
      <p>
        <b>{leader.name.en}</b>
        <LocalizedContent text={leader.role} />
      </p>
    </div>
  )
}
