import { drawings } from '@prangan/college/drawings'
import { ownOf } from '@prangan/contract/content/site-view'
import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { useContentPickers } from '../../../../lib/content-pickers.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { contentLines } from '../editor/content-lines.ts'
import { diffWords } from '../editor/diff-words.ts'
import type { Conflict } from '../editor/draft-edits.ts'
import type { DraftStore } from '../editor/draft-store.ts'
import { type HeadField, partAndLanguage } from '../editor/head-fields.ts'
import { Stretches } from './page-diff.tsx'

const pageEditor = () => deskMessages().pageEditor
const texts = () => pageEditor().conflict

function fieldLabel(field: HeadField): string {
  if (field === 'picture') return pageEditor().head.fields.picture
  const [part, language] = partAndLanguage(field)
  return deskMessages().blockForms.inLanguage(pageEditor().head.fields[part], languageName(language))
}

type PartConflictProps = { conflict: Conflict; store: DraftStore }

/** A block or a field that somebody else has changed as well: both versions, and the choice between them. */
export function PartConflict({ conflict, store }: PartConflictProps) {
  const { field, mine, theirs } = conflict
  const [own = '', other = ''] = [mine, theirs].map((part) => contentLines(part).join('\n'))
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-e-card border-s-4 border-marigold-500 bg-marigold-100 p-4 text-sm"
    >
      <p className="font-semibold text-indigo-950">
        {theirs === null
          ? texts().deleted
          : field
            ? texts().changedField(fieldLabel(field))
            : texts().changed}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">{texts().mine}</p>
            {field === 'picture' ? (
              <ChosenPicture picture={own} />
            ) : (
              <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{own}</p>
            )}
          </div>
          <Button size="small" onClick={() => store.choose(conflict, 'mine')}>
            {texts().keepMine}
          </Button>
        </div>
        <div className="grid content-between gap-3 rounded-card bg-white p-3">
          <div>
            <p className="text-xs font-semibold text-muted">{texts().theirs}</p>
            {theirs === null ? (
              <p className="mt-1">{texts().theirsDeleted}</p>
            ) : field === 'picture' ? (
              <ChosenPicture picture={other} />
            ) : (
              <Stretches stretches={diffWords(own, other)} />
            )}
          </div>
          <Button size="small" look="secondary" onClick={() => store.choose(conflict, 'theirs')}>
            {texts().takeTheirs}
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
