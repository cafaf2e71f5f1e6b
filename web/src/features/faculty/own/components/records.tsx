import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { Card, RecordSection } from '../api/record-section.ts'
import { Question } from './confirmation.tsx'
import { RecordForm, type RecordFormProps } from './record-form.tsx'
import { RecordList } from './record-list.tsx'
import { useRecordEditing } from './use-record-editing.ts'

const common = () => deskMessages().ownRecords

export type RecordsProps = {
  section: RecordSection
  mark?: (card: Card) => ReactNode
  intro?: ReactNode
  before?: RecordFormProps['before']
}

/** One of a teacher's four lists, live: its cards, the form that opens to add one, edit in place, and delete. */
export function Records({ section, mark, intro, before }: RecordsProps) {
  const { load } = section
  const texts = section.texts()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { live, retry } = useLive(load, useDeskSession().uid)
  const editing = useRecordEditing(section, heading)
  const isAdding = editing.open === 'new'

  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-2xl text-indigo-950 not-[:lang(hi)]:pt-1"
        >
          {texts.title}
        </h1>
        <Button
          ref={editing.opener}
          look={isAdding ? 'secondary' : 'primary'}
          aria-expanded={isAdding}
          onClick={editing.toggleNew}
        >
          {isAdding ? <X aria-hidden="true" size={18} /> : <Plus aria-hidden="true" size={18} />}
          {isAdding ? common().closeForm : texts.add}
        </Button>
      </div>
      {intro}
      <Message tone={editing.done?.tone ?? 'success'}>
        {editing.done?.at === 'list' && editing.done.text}
      </Message>
      {isAdding && (
        <RecordForm
          section={section}
          title={texts.newTitle}
          action={texts.add}
          busyAction={common().adding}
          failure={texts.addFailed}
          save={editing.add}
          onSaved={editing.added}
          onCancel={editing.toggleNew}
          before={before}
        />
      )}
      {live.status === 'loading' && <LoadingCards />}
      {live.status === 'failed' && (
        <LoadFailure onRetry={retry} reason={live.reason}>
          {texts.loadFailed}
        </LoadFailure>
      )}
      {live.status === 'ready' && live.value.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
      {live.status === 'ready' && live.value.length > 0 && (
        <RecordList section={section} cards={live.value} editing={editing} mark={mark} />
      )}
      <Question {...editing.questions} />
    </section>
  )
}

function LoadingCards() {
  return (
    <div role="status">
      <p className="sr-only">{messages().common.loading}</p>
      <div aria-hidden="true" className="grid gap-4">
        {[1, 2, 3].map((card) => (
          <div key={card} className="card grid gap-3 p-4 sm:p-5">
            <div className="h-4 w-1/4 rounded-card bg-sand" />
            <div className="h-4 w-3/5 rounded-card bg-indigo-50" />
            <div className="h-4 w-2/5 rounded-card bg-sand" />
          </div>
        ))}
      </div>
    </div>
  )
}
