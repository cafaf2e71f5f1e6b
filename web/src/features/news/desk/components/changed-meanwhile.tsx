import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { Words } from '../../../../ui/words.tsx'
import type { NewsRow } from '../api/news-row.ts'
import { formatMoment } from '../india-time.ts'
import type { NoticeField } from '../notice-schema.ts'
import { goneWords, type Saving } from './use-saving.ts'

/** What a field is called, and what stands there in a notice. */
const fields: Record<NoticeField, readonly [label: string, words: (row: NewsRow) => string]> = {
  title: ['Title', ({ title }) => title],
  type: ['Type', ({ type }) => type],
  file: ['File', ({ file }) => file?.name ?? 'none'],
  link: ['Link', ({ file, link }) => (file ? 'none' : link || 'none')],
  publishFrom: [
    'Publish from',
    ({ publishFrom }) => (publishFrom ? formatMoment(publishFrom) : 'its creation'),
  ],
  publishUntil: [
    'Publish until',
    ({ publishUntil }) => (publishUntil ? formatMoment(publishUntil) : 'no end'),
  ],
  isPinned: ['Pinned', ({ isPinned }) => (isPinned ? 'yes' : 'no')],
}

/** Tells what somebody else has changed while the form was open, and takes it in; or that the notice is gone. */
export function ChangedMeanwhile({ saving, newest }: { saving: Saving; newest: NewsRow | null }) {
  const { theirs, isGone, isDirtyField, takeIn } = saving
  return (
    <div className="grid gap-3">
      <Message tone="error">{isGone && `${goneWords} What you typed is still here.`}</Message>
      <Message tone="info">
        {theirs && 'Somebody else has just changed this notice. What you typed is still here.'}
      </Message>
      {theirs && newest && (
        <>
          <ul className="grid gap-2 text-sm">
            {theirs.map((field) => (
              <li key={field} className="border-l-4 border-indigo-400 pl-3 wrap-anywhere">
                <span className="font-semibold text-indigo-950">{fields[field][0]}</span> is now{' '}
                <span className="font-semibold">
                  <Words text={fields[field][1](newest)} />
                </span>
                {isDirtyField(field) && '; yours will replace it when you save'}
              </li>
            ))}
          </ul>
          <div>
            <Button look="secondary" size="small" onClick={takeIn}>
              Take in their changes
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
