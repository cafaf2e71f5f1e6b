import { settings } from '@prangan/college/content/settings/settings'
import { type Shown, showIn } from '@prangan/contract/content/show-in'
import { toSettings } from '@prangan/contract/content/site-view'
import type { Block } from '@prangan/contract/schemas/blocks'
import { BlockBody } from '../src/features/site/components/block-body.tsx'
import { SiteLayout } from '../src/lib/site-layout.ts'
import { language } from '../src/messages/language.ts'
import { Disclosure } from '../src/ui/disclosure.tsx'
import { PageTitle } from '../src/ui/page-title.tsx'
import { BlankCards, cardPhotoClass, personGridClass } from '../src/ui/people/person-cards.tsx'
import { PersonPhoto } from '../src/ui/people/person-photo.tsx'
import { samples } from './samples.ts'
import { Group, State } from './shown.tsx'

const swatches =
  'paper sand line muted ink indigo-50 indigo-200 indigo-400 indigo-600 indigo-800 indigo-900 indigo-950 marigold-100 marigold-300 marigold-500 marigold-600 marigold-700 terracotta danger-soft danger success-soft success'

export function Type() {
  const text = samples()
  return (
    <Group title="Type and colours">
      <PageTitle eyebrow={text.type} title={text.heading} text={text.text} />
      <h2 className="text-h2 text-indigo-900">{text.heading}</h2>
      <h3 className="text-h3 text-indigo-900">{text.subheading}</h3>
      <p className="max-w-[68ch]">{text.text}</p>
      <p className="text-sm text-muted">{text.text}</p>
      <p className="text-xs text-muted">{text.text}</p>
      <div className="row">
        {swatches.split(' ').map((name) => (
          <p key={name} className="swatch" lang="en">
            {/* The page has no content policy. */}
            <i style={{ background: `var(--color-${name})` }} />
            {name}
          </p>
        ))}
      </div>
    </Group>
  )
}

const plain = (text: string) => ({ text })

function blocks(): readonly Shown<Block>[] {
  const text = samples()
  const paragraphs = [plain(`${text.text} [${text.link}](/admission-procedure)`)]
  const items = text.points.map(plain)
  return [
    { id: 'text', kind: 'text', paragraphs },
    { id: 'notice', kind: 'notice', paragraphs },
    { id: 'points', kind: 'list', items },
    { id: 'steps', kind: 'list', isOrdered: true, items },
    {
      id: 'facts',
      kind: 'facts',
      facts: text.tabs.map((name, at) => ({ name: plain(name), value: plain(`${(at + 1) * 120}`) })),
    },
    {
      id: 'table',
      kind: 'table',
      caption: plain(text.heading),
      columns: text.columns.map(plain),
      rows: text.rows.map((title) => ({ cells: [title, text.type, text.day].map(plain) })),
    },
    {
      id: 'links',
      kind: 'links',
      links: items.map((label, at) => ({ text: label, href: `/contact#${at}`, note: label })),
    },
    {
      id: 'actions',
      kind: 'actions',
      links: items.slice(0, 2).map((label, at) => ({ text: label, href: `/contact#${at}` })),
    },
    { id: 'people', kind: 'people', people: [{ name: plain(text.person), role: plain(text.type) }] },
    {
      id: 'faq',
      kind: 'faq',
      questions: items.map((question) => ({ question, answer: [plain(text.text)] })),
    },
    {
      id: 'video',
      kind: 'video',
      href: 'https://example.org/video',
      title: plain(text.heading),
    },
  ]
}

/** The blocks of information pages. They show facts of the college. */
export function Blocks() {
  const site = {
    settings: showIn(toSettings(settings), language()),
    departments: [],
    revision: 0,
    nextChangeAt: null,
    pictures: {},
    documents: {},
  }
  return (
    <Group title="Blocks of a page">
      <SiteLayout value={site}>
        {blocks().map((block) => (
          <State key={block.id} name={block.id}>
            <div className="prose">
              <section>
                <BlockBody block={block} />
              </section>
            </div>
          </State>
        ))}
      </SiteLayout>
    </Group>
  )
}

export function Cards() {
  const { person, type, text, heading } = samples()
  return (
    <Group title="Cards and disclosures">
      <div className={personGridClass}>
        <div className="card flex overflow-hidden">
          <PersonPhoto name={person} src="" className={cardPhotoClass} />
          <div className="p-4">
            <h3>{person}</h3>
            <p className="text-sm text-muted">{type}</p>
          </div>
        </div>
      </div>
      <State name="loading">
        <BlankCards />
      </State>
      {[false, true].map((isOpen) => (
        <Disclosure key={String(isOpen)} title={heading} isOpen={isOpen} className="card">
          <p className="px-4 pb-4">{text}</p>
        </Disclosure>
      ))}
    </Group>
  )
}
