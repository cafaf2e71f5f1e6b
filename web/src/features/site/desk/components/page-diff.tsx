import type { StoredContent } from '@prangan/contract/schemas/content'
import { useMemo } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Stretches } from '../../../../ui/desk/stretches.tsx'
import { pageBlocks } from '../block-registry.tsx'
import { useEditedSite } from '../edited-site.ts'
import { diffContent } from '../editor/diff-content.ts'
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
