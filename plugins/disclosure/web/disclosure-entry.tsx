import { pathIn } from '@prangan/contract/languages'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { opensInNewTab } from '@prangan/web/lib/link-target.ts'
import { language } from '@prangan/web/messages/language.ts'
import { Badge, type BadgeTone } from '@prangan/web/ui/badge.tsx'
import { NewTabHint } from '@prangan/web/ui/new-tab-hint.tsx'
import { Tag } from '@prangan/web/ui/tag.tsx'
import type { DisclosureState, PublicDisclosure, PublicLink } from '../contract/disclosures.ts'
import type { DisclosureItem } from '../contract/lists/disclosure-list.ts'
import { ListText } from './list-text.tsx'
import { disclosureMessages } from './messages.ts'

const tones: Readonly<Record<DisclosureState, BadgeTone>> = {
  published: 'success',
  missing: 'danger',
  notApplicable: 'plain',
}

type DisclosureEntryProps = {
  item: DisclosureItem
  /** undefined until the data is loaded. */
  shown: PublicDisclosure | undefined
  Heading: 'h3' | 'h4'
}

/** An item of a list: its state, where it is, and when it was last updated. */
export function DisclosureEntry({ item, shown, Heading }: DisclosureEntryProps) {
  const { states, why } = disclosureMessages()
  return (
    <li id={item.key} className="disclosure-item grid scroll-mt-6 gap-1.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Heading className="min-w-0 flex-1 basis-60 font-sans text-base font-semibold text-indigo-950">
          <ListText text={item.title} />
        </Heading>
        {shown && <Badge tone={tones[shown.state]}>{states[shown.state]}</Badge>}
      </div>
      {shown?.reason && (
        <p className="text-sm text-muted">
          {why} <ListText text={shown.reason} />
        </p>
      )}
      {shown && shown.links.length > 0 && (
        <ul className="grid gap-1">
          {shown.links.map((link) => (
            <Link key={link.href} link={link} />
          ))}
        </ul>
      )}
      {shown && <Updated item={shown} />}
    </li>
  )
}

function tagOf({ kind, bytes, pages }: PublicLink): string | undefined {
  const texts = disclosureMessages()
  if (kind === 'notice') return texts.notice
  if (kind !== 'document') return undefined
  return ['PDF', bytes && formatSize(bytes), pages && texts.pages(pages)].filter(Boolean).join(', ')
}

function Link({ link }: { link: PublicLink }) {
  const tag = tagOf(link)
  const href = pathIn(language(), link.href)
  const isApart = opensInNewTab(href)
  return (
    <li>
      <a
        href={href}
        data-address={__SITE_URL__ + href}
        className="font-medium text-indigo-800 underline wrap-anywhere hover:text-marigold-700"
        {...(isApart && { target: '_blank', rel: 'noopener' })}
      >
        <ListText text={link.label} />
        {isApart && <NewTabHint />}
      </a>
      {tag && <Tag>{tag}</Tag>}
    </li>
  )
}

function Updated({ item: { updatedOn, overdueSince } }: { item: PublicDisclosure }) {
  const { updated, overdue } = disclosureMessages()
  if (updatedOn === '') return null
  return (
    <p className="flex flex-wrap gap-x-4 text-xs text-muted">
      <span>
        {updated} <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
      </span>
      {overdueSince && (
        <span className="font-semibold text-danger">
          {overdue} <time dateTime={overdueSince}>{formatDate(overdueSince)}</time>
        </span>
      )}
    </p>
  )
}
