import { errors } from '@prangan/contract/errors'
import { momentWords } from '../../../../lib/moment-words.ts'
import { ChangedMeanwhile } from '../../../../ui/desk/changed-meanwhile.tsx'
import { formatDay } from '../../api/format-day.ts'
import type { NewsRow } from '../api/news-row.ts'
import type { NoticeField } from '../notice-schema.ts'
import type { Saving } from './use-saving.ts'

/** What a field is called, and what stands there in a notice. */
const fields: Record<NoticeField, readonly [label: string, words: (row: NewsRow) => string]> = {
  title: ['Title', ({ title }) => title],
  type: ['Type', ({ type }) => type],
  file: ['File', ({ file }) => file?.name ?? 'none'],
  link: ['Link', ({ file, link }) => (file ? 'none' : link || 'none')],
  publishFrom: [
    'Publish from',
    ({ publishFrom }) => (publishFrom ? momentWords(publishFrom) : 'its creation'),
  ],
  publishUntil: [
    'Publish until',
    ({ publishUntil }) => (publishUntil ? momentWords(publishUntil) : 'no end'),
  ],
  eventDate: ['Date of the event', ({ eventDate }) => (eventDate ? formatDay(eventDate) : 'none')],
  isPinned: ['Pinned', ({ isPinned }) => (isPinned ? 'yes' : 'no')],
}

/** What a field is called and what stands there now. */
function nowWords(field: NoticeField, newest: NewsRow): { label: string; now: string } {
  const [label, words] = fields[field]
  return { label, now: words(newest) }
}

/** Tells what somebody else has changed while the form was open, and takes it in; or that the notice is gone. */
export function NoticeChangedMeanwhile({ saving, newest }: { saving: Saving; newest: NewsRow | null }) {
  const { theirs, isGone, isDirtyField, takeIn } = saving
  return (
    <div className="grid has-[p]:gap-3">
      <ChangedMeanwhile
        what="notice"
        gone={isGone && `${errors['no-such-notice'][1]} What you typed is still here.`}
        changes={
          newest && theirs?.map((name) => ({ ...nowWords(name, newest), isDirty: isDirtyField(name) }))
        }
        onTakeIn={takeIn}
      />
    </div>
  )
}
