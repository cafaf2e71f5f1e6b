import type { StoredContent } from '@prangan/contract/schemas/content'
import { useMemo } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { pageBlocks } from '../block-registry.tsx'
import { useEditedSite } from '../edited-site.ts'
import { beginningOf, endOf } from '../editor/cut-text.ts'
import { diffContent } from '../editor/diff-content.ts'
import type { Stretch } from '../editor/diff-words.ts'
import { nameReferences } from '../editor/name-references.ts'
import { settingsForms } from '../settings-forms/settings-forms.ts'

const texts = () => deskMessages().pageEditor.diff

const labels = (): Readonly<Record<string, { label: string } | undefined>> => ({
  ...pageBlocks(),
  ...settingsForms(),
})

type PageDiffProps = { before: StoredContent | null; after: StoredContent }

export function PageDiff({ before, after }: PageDiffProps) {
  const { site } = useEditedSite()
  const changes = useMemo(
    () => diffContent(nameReferences(before, site), nameReferences(after, site)),
    [before, after, site],
  )
  if (changes.length === 0) return <p className="text-sm text-muted">{texts().nothing}</p>
  return (
    <ul className="grid gap-3">
      {changes.map(({ id, kind, what, stretches }) => (
        <li key={id} className="rounded-card border border-line p-3 text-sm">
          <p className="font-semibold text-indigo-950">
            {kind === undefined ? deskMessages().pageEditor.head.label : (labels()[kind]?.label ?? kind)}{' '}
            <span className="font-normal text-muted">{texts()[what]}</span>
          </p>
          {stretches.length > 0 && <Stretches stretches={stretches} />}
        </li>
      ))}
    </ul>
  )
}

const context = 70

function cut(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * context + 20) return text
  const begin = isFirst ? '' : beginningOf(text, context)
  const end = isLast ? '' : endOf(text, context)
  return begin.length + end.length < text.length ? `${begin} … ${end}` : text
}

/** A text with what was added and removed, which screen readers are told, and others see not by colour alone. */
export function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <p className="edit-diff mt-1 max-h-72 overflow-y-auto whitespace-pre-line wrap-anywhere">
      {stretches.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`
        if (kind === 'added')
          return (
            <ins key={key}>
              <span className="sr-only">{texts().addedText}</span>
              {text}
              <span className="sr-only">]</span>
            </ins>
          )
        if (kind === 'removed')
          return (
            <del key={key}>
              <span className="sr-only">{texts().removedText}</span>
              {text}
              <span className="sr-only">]</span>
            </del>
          )
        return <span key={key}>{cut(text, at === 0, at === stretches.length - 1)}</span>
      })}
    </p>
  )
}
