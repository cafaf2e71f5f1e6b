import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useAddressParams } from '@prangan/web/lib/use-address-params.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { paths } from '@prangan/web/paths.ts'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useId } from 'react'
import type { DisclosureList } from '../../contract/lists/disclosure-list.ts'
import { disclosureLists } from '../../contract/lists.ts'
import type { Known } from './item-fields.tsx'
import { ItemList, OpenItem } from './item-list.tsx'
import { type ItemFilter, type ItemRow, isShown, itemFilters } from './item-rows.ts'
import { disclosureDeskMessages } from './messages.ts'
import { useItems } from './use-items.ts'

const texts = () => disclosureDeskMessages()

/** The office's board: how the items stand, and where each is. */
export function ViewDisclosures() {
  const headingId = useId()
  const { status, rows, known, hasFailed, retry } = useItems()
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 id={headingId} tabIndex={-1} className="text-2xl text-indigo-950 not-[:lang(hi)]:pt-1">
        {texts().title}
      </h1>
      <p className="max-w-prose text-sm text-muted">
        {texts().intro}{' '}
        <a href={paths.disclosures.href()} className="font-semibold text-indigo-900 underline">
          {texts().openPage}
        </a>
      </p>
      {status === 'loading' && <SectionLoading />}
      {status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      <Message tone="error">{hasFailed && texts().checksNotLoaded}</Message>
      {status === 'ready' && (
        <>
          <Items rows={rows} known={known} />
          <OpenItem rows={rows} known={known} />
        </>
      )}
    </section>
  )
}

function Items({ rows, known }: { rows: readonly ItemRow[]; known: Known }) {
  const { uid } = useDeskSession()
  const { params, change } = useAddressParams()
  const asked = params.get('show')
  const filter: ItemFilter = itemFilters.find((each) => each === asked) ?? 'all'
  const countOf = (each: ItemFilter) => rows.filter((row) => isShown(row, each, uid)).length
  const shown = rows.filter((row) => isShown(row, filter, uid))
  const choose = (next: string) => change({ show: next === 'all' ? '' : next }, false)
  return (
    <>
      <ul aria-label={texts().counts} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['published', 'missing', 'due', 'broken'] as const).map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={filter === each}
              onClick={() => choose(filter === each ? 'all' : each)}
              className="grid w-full gap-0.5 rounded-card border border-line bg-white p-4 text-start hover:border-indigo-400 aria-pressed:border-indigo-900 aria-pressed:bg-indigo-50"
            >
              <span className="text-2xl font-semibold text-indigo-950 tabular-nums">{countOf(each)}</span>
              <span className="text-sm text-muted">{texts().filters[each]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="max-w-xs">
        <Field label={texts().show}>
          {({ className: _, ...control }) => (
            <SelectInput
              {...control}
              options={itemFilters}
              labels={texts().filters}
              value={filter}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      {shown.length === 0 && <EmptyState>{texts().noneShown}</EmptyState>}
      {disclosureLists.map((list) => (
        <ListPart key={list.key} list={list} rows={shown} known={known} />
      ))}
    </>
  )
}

const hasSeveral = disclosureLists.length > 1

type ListPartProps = { list: DisclosureList; rows: readonly ItemRow[]; known: Known }

/** A list with the sections that have one of the rows. */
function ListPart({ list, rows, known }: ListPartProps) {
  const SectionHeading = hasSeveral ? 'h3' : 'h2'
  const sections = list.sections
    .map(({ key, title, items }) => ({
      key,
      title,
      found: rows.filter(({ id }) => items.some((item) => item.key === id)),
    }))
    .filter(({ found }) => found.length > 0)
  if (sections.length === 0) return null
  return (
    <>
      {hasSeveral && <h2 className="pt-4 font-serif text-xl text-indigo-950">{inLanguage(list.name)}</h2>}
      {sections.map(({ key, title, found }) => (
        <section key={key} aria-label={inLanguage(title)} className="grid gap-2">
          <SectionHeading className="font-serif text-lg font-semibold text-indigo-950">
            {inLanguage(title)}
          </SectionHeading>
          <ItemList rows={found} known={known} />
        </section>
      ))}
    </>
  )
}
