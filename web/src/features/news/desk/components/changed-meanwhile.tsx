import { errors } from '@prangan/contract/errors'
import { namedEnd, namedStart } from '@prangan/contract/publishing'
import { momentWords } from '../../../../lib/moment-words.ts'
import { ChangedMeanwhile } from '../../../../ui/desk/changed-meanwhile.tsx'
import { formatDay } from '../../api/format-day.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import type { NoticeField } from '../notice-schema.ts'
import type { Saving } from './use-saving.ts'

/** What a field is called, and what stands there in a notice. */
const fields: Record<NoticeField, readonly [label: string, words: (row: NoticeRow) => string]> = {
  title: ['Title', ({ title }) => title],
  type: ['Type', ({ type }) => type],
  file: ['File', ({ file }) => file?.name ?? 'none'],
  link: ['Link', ({ file, link }) => (file ? 'none' : link || 'none')],
  publishFrom: [
    'Publish from',
    (row) => {
      const start = namedStart(row)
      return start ? momentWords(start) : 'its creation'
    },
  ],
  publishUntil: [
    'Publish until',
    (row) => {
      const end = namedEnd(row)
      return end ? momentWords(end) : 'no end'
    },
  ],
  eventDate: ['Date of the event', ({ eventDate }) => (eventDate ? formatDay(eventDate) : 'none')],
  isPinned: ['Pinned', ({ isPinned }) => (isPinned ? 'yes' : 'no')],
}

/** What a field is called and what stands there now. */
function nowWords(field: NoticeField, newest: NoticeRow): { label: string; now: string } {
  const [label, words] = fields[field]
  return { label, now: words(newest) }
}

/** Tells what somebody else has changed while the form was open, and takes it in; or that the notice is gone. */
export function NoticeChangedMeanwhile({ saving, newest }: { saving: Saving; newest: NoticeRow | null }) {
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
