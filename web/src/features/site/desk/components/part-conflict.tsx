import { drawings } from '@prangan/college/drawings'
import { ownOf } from '@prangan/contract/content/site-view'
import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { useContentPickers } from '../../../../lib/content-pickers.ts'
import { diffWords } from '../../../../lib/diff-words.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { Stretches } from '../../../../ui/desk/stretches.tsx'
import { rowOf } from '../block-registry.tsx'
import { contentLines } from '../editor/content-lines.ts'
import type { AnyBlock, Conflict } from '../editor/draft-edits.ts'
import { order } from '../editor/draft-parts.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import { type HeadField, partAndLanguage } from '../editor/head-fields.ts'
import { excerptOf } from './part-list.tsx'

const pageEditor = () => deskMessages().pageEditor
const texts = () => pageEditor().conflict
const kit = () => deskMessages().kit.conflict

function fieldLabel(field: HeadField): string {
  if (field === 'picture') return pageEditor().head.fields.picture
  const [part, language] = partAndLanguage(field)
  return deskMessages().blockForms.inLanguage(pageEditor().head.fields[part], languageName(language))
}

/** What both have changed, if it is no block. */
function labelOf({ name, field }: Conflict): string | undefined {
  if (name === order) return texts().order
  return field && fieldLabel(field)
}

/** The blocks in an order, a line each. */
function linesOfOrder(ids: readonly string[], blocks: readonly AnyBlock[]): string[] {
  const shown = ids.flatMap((id) => blocks.find((block) => block.id === id) ?? [])
  return shown.map((block) => [rowOf(block).label, excerptOf(block)].filter(Boolean).join(': '))
}

type PartConflictProps = { conflict: Conflict; store: DraftStore }

/** A block, a field or the order that somebody else has changed as well: both versions, and the choice between them. */
export function PartConflict({ conflict, store }: PartConflictProps) {
  const { field, mine, theirs } = conflict
  const blocks = store.view()?.blocks ?? []
  const linesOf = (part: Conflict['mine']) =>
    conflict.name === order ? linesOfOrder(part as readonly string[], blocks) : contentLines(part)
  const [own = '', other = ''] = [mine, theirs].map((part) => linesOf(part).join('\n'))
  const label = labelOf(conflict)
  /** Compared word by word, other orders and pictures say nothing. */
  const isShownWhole = field === 'picture' || conflict.name === order
  const shown = (version: string) =>
    field === 'picture' ? (
      <ChosenPicture picture={version} />
    ) : (
      <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{version}</p>
    )
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <p className="font-semibold text-indigo-950">
        {theirs === null ? texts().deleted : label ? texts().changedField(label) : texts().changed}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">{texts().mine}</p>
            {shown(own)}
          </div>
          <Button size="small" onClick={() => store.choose(conflict, 'mine')}>
            {kit().keepMine}
          </Button>
        </div>
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">{texts().theirs}</p>
            {theirs === null ? (
              <p className="mt-1">{texts().theirsDeleted}</p>
            ) : isShownWhole ? (
              shown(other)
            ) : (
              <Stretches stretches={diffWords(own, other)} />
            )}
          </div>
          <Button size="small" look="secondary" onClick={() => store.choose(conflict, 'theirs')}>
            {kit().useTheirs}
          </Button>
        </div>
      </div>
    </div>
  )
}

function ChosenPicture({ picture }: { picture: PictureRef }) {
  const { ShownPicture } = useContentPickers()
  const drawing = ownOf(drawings, picture.replace(/^art:/, ''))
  return (
    <div className="mt-1">
      {drawing ? inLanguage(drawing.label) : picture ? <ShownPicture value={picture} /> : texts().noPicture}
    </div>
  )
}
