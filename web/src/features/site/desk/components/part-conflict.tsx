import { drawings } from '@prangan/college/drawings'
import { ownOf } from '@prangan/contract/content/site-view'
import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { useContentPickers } from '../../../../lib/content-pickers.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { diffWords } from '../../../../lib/diff-words.ts'
import { formatRecent } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { Stretches } from '../../../../ui/desk/stretches.tsx'
import { rowOf } from '../block-registry.tsx'
import { contentLines, differingRows } from '../editor/content-lines.ts'
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

/** Who changed it too, and when, as far as it is known. */
function changeText(conflict: Conflict, isOwn: boolean): string {
  const { by } = conflict
  const label = labelOf(conflict) ?? ''
  if (!by) return label ? texts().changedField(label) : texts().changed
  const time = formatRecent(by.at)
  return isOwn ? texts().changedByYou(time, label) : texts().changedBy(by.name, time, label)
}

/** The blocks in an order, a line each. */
function linesOfOrder(ids: readonly string[], blocks: readonly AnyBlock[]): string[] {
  const shown = ids.flatMap((id) => blocks.find((block) => block.id === id) ?? [])
  return shown.map((block) => [rowOf(block).label, excerptOf(block)].filter(Boolean).join(': '))
}

type PartConflictProps = { conflict: Conflict; store: DraftStore }

/** A block, a field or the order that somebody else has changed as well: both versions, and the choice between them. */
export function PartConflict({ conflict, store }: PartConflictProps) {
  const { field, mine, theirs, by } = conflict
  const { uid } = useDeskSession()
  const blocks = store.view()?.blocks ?? []
  /** Compared word by word, other orders and pictures say nothing. */
  const isShownWhole = field === 'picture' || conflict.name === order
  const versions =
    conflict.name === order
      ? [mine, theirs].map((part) => linesOfOrder(part as readonly string[], blocks))
      : isShownWhole || mine === null || theirs === null
        ? [mine, theirs].map(contentLines)
        : differingRows(mine, theirs)
  const [own = '', other = ''] = versions.map((lines) => lines.join('\n'))
  const isPart = !isShownWhole && theirs !== null && own.split('\n').length < contentLines(mine).length
  const isOwn = by?.uid === uid
  const shown = (version: string) =>
    field === 'picture' ? (
      <ChosenPicture picture={version} />
    ) : (
      <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {version || texts().nothing}
      </p>
    )
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-conflict=""
      className="grid scroll-mt-32 gap-3 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <p className="font-semibold text-indigo-950">
        {theirs === null ? texts().deleted : changeText(conflict, isOwn)}
      </p>
      {isPart && <p>{texts().onlyDifferent}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">{isOwn ? texts().here : texts().mine}</p>
            {shown(own)}
          </div>
          <Button size="small" onClick={() => store.choose(conflict, 'mine')}>
            {isOwn ? kit().keepThis : kit().keepMine}
          </Button>
        </div>
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">{isOwn ? texts().otherWindow : texts().theirs}</p>
            {theirs === null ? (
              <p className="mt-1">{texts().theirsDeleted}</p>
            ) : isShownWhole ? (
              shown(other)
            ) : other === '' ? (
              shown(other)
            ) : (
              <Stretches stretches={diffWords(own, other)} />
            )}
          </div>
          <Button size="small" look="secondary" onClick={() => store.choose(conflict, 'theirs')}>
            {isOwn ? kit().useOther : kit().useTheirs}
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
