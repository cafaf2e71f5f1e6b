import type { Shown, ShownText } from '@prangan/contract/content/show-in'
import type { Block, BlockOf } from '@prangan/contract/schemas/blocks'
import { useFill, useSettings } from '../../../lib/site-layout.ts'
import { ShownText as ShownTextOf } from '../../../ui/shown-text.tsx'
import { ContentPicture } from './content-picture.tsx'
import { ActionLinks, LinkList } from './links.tsx'
import { LocalizedContent } from './localized-content.tsx'
import { LocationMap } from './location-map.tsx'
import { DocumentList, Gallery, PictureBlock, VideoLink } from './media-blocks.tsx'
import { PeopleList } from './people-list.tsx'
import { Questions } from './questions.tsx'
import { Table } from './table.tsx'

/** In letters: a longer fact has a row of its own on a phone. */
const longFact = 14
/** In letters: a longer fact, such as an address, is shown as text, and beside it only numbers are figures. */
const longFigure = 20
const isNumber = (text: string) => /^[\d₹]/.test(text)

/** A block of a page, without its heading. */
export function BlockBody({ block }: { block: Shown<Block> }) {
  switch (block.kind) {
    case 'text':
      return <Paragraphs paragraphs={block.paragraphs} />
    case 'notice':
      return (
        <div className="notice">
          <Paragraphs paragraphs={block.paragraphs} />
        </div>
      )
    case 'list':
      return <List isOrdered={block.isOrdered} items={block.items} />
    case 'table':
      return <Table table={block} heading={block.heading} />
    case 'links':
      return <LinkList links={block.links} />
    case 'facts':
      return <Facts facts={block.facts} />
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
    default:
      block satisfies never
      return null
  }
}

function Facts({ facts }: Pick<Shown<BlockOf<'facts'>>, 'facts'>) {
  const fill = useFill()
  const isLonger = ({ value }: (typeof facts)[number], than: number) => fill(value.text).length > than
  const hasText = facts.some((fact) => isLonger(fact, longFigure))
  const isText = (fact: (typeof facts)[number]) =>
    isLonger(fact, longFigure) || (hasText && !isNumber(fill(fact.value.text)))
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.name.text} className={isLonger(fact, longFact) ? 'long' : undefined}>
          <dt>
            <LocalizedContent text={fact.name} />
          </dt>
          <dd className={isText(fact) ? 'in-text' : undefined}>
            <LocalizedContent text={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: readonly ShownText[] }) {
  return paragraphs.map((text) => (
    <p key={text.text}>
      <LocalizedContent text={text} />
    </p>
  ))
}

type ListProps = { isOrdered?: boolean | undefined; items: readonly ShownText[] }

function List({ isOrdered, items }: ListProps) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element className={isOrdered ? 'points steps' : 'points'}>
      {items.map((text) => (
        <li key={text.text}>
          <LocalizedContent text={text} />
        </li>
      ))}
    </Element>
  )
}

function Signature({ person }: { person: string }) {
  const { leaders } = useSettings()
  const leader = leaders.people.find(({ key }) => key === person)
  if (!leader) return null
  return (
    <div className="signature">
      <ContentPicture picture={leader.picture} sizes="120px" />
      <p>
        <b>
          <ShownTextOf text={leader.name} />
        </b>
        <LocalizedContent text={leader.role} />
      </p>
    </div>
  )
}
