import { type ReactNode, useEffect, useRef } from 'react'
import { Message } from '../../../../ui/message.tsx'
import type { Card, RecordSection } from '../api/record-section.ts'
import { RecordCard } from './record-card.tsx'
import { RecordForm } from './record-form.tsx'
import type { RecordEditing } from './use-record-editing.ts'

type RecordListProps = {
  section: RecordSection
  cards: readonly Card[]
  editing: RecordEditing
  mark: ((card: Card) => ReactNode) | undefined
}

/** A teacher's records of one kind; the one that is edited is a form in its card's place. */
export function RecordList({ section, cards, editing, mark }: RecordListProps) {
  const texts = section.texts()
  const { open, done, questions } = editing
  const list = useRef<HTMLUListElement>(null)
  const edited = useRef<string>(undefined)

  // Once its card is shown again, the focus goes back to what opened the form.
  useEffect(() => {
    if (edited.current !== undefined && open === null) {
      list.current?.querySelector<HTMLElement>(`#card-${edited.current} [data-edit]`)?.focus()
    }
    edited.current = open ?? undefined
  }, [open])

  return (
    <ul ref={list} aria-label={texts.title} className="grid gap-4">
      {cards.map((card) => (
        <li key={card.id} id={`card-${card.id}`} className="grid gap-2">
          {open === card.id ? (
            <RecordForm
              section={section}
              id={card.id}
              title={texts.editTitle}
              values={card.form}
              failure={texts.changeFailed}
              save={(checked) => editing.change(card.id, checked)}
              onSaved={() => editing.changed(card.id)}
              onCancel={editing.close}
            />
          ) : (
            <RecordCard
              card={card}
              mark={mark?.(card)}
              prefetch={questions.prefetch}
              onEdit={() => editing.edit(card.id)}
              onDelete={() => editing.remove(card)}
            />
          )}
          <Message tone="success">{done?.at === card.id && done.text}</Message>
        </li>
      ))}
    </ul>
  )
}
