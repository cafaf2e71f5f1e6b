import { type RefObject, useCallback, useRef, useState } from 'react'
import { wordsFor } from '../../../../lib/failure-words.ts'
import type { Card, Checked, RecordSection } from '../api/record-section.ts'
import type { Desk } from '../desk.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useQuestion } from './use-question.ts'

/** Which form of a list is open, and what came of the last one. */
export function useRecordEditing(
  { words, remove }: RecordSection,
  { getToken }: Desk,
  heading: RefObject<HTMLElement | null>,
) {
  /** The record whose form is open; 'new' is the one to be added. Never two: what is typed in one could be lost behind another. */
  const [open, setOpen] = useState<string | null>(null)
  const [hasUnsaved, setUnsaved] = useState(false)
  const [done, setDone] = useState<{ at: string; text: string } | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const questions = useQuestion()
  const { ask } = questions
  useLeaveGuard(hasUnsaved, questions)

  const close = useCallback(() => {
    setOpen(null)
    setUnsaved(false)
  }, [])
  /** Opens a form, or none, once nothing typed in another would be lost by it. */
  const turnTo = (next: string | null) => {
    const turn = () => {
      setDone(null)
      setUnsaved(false)
      setOpen(next)
    }
    if (!hasUnsaved) return turn()
    ask({
      title: 'Discard what you typed?',
      text: 'The form that is open has not been saved.',
      action: 'Discard',
      act: async () => {
        turn()
        return undefined
      },
    })
  }

  const askToDelete = (card: Card) => {
    let isDeleted = false
    setDone(null)
    ask({
      title: `Delete this ${words.one.toLowerCase()}?`,
      subject: card.line.what,
      text: 'It leaves your public profile at once. This cannot be undone.',
      action: 'Delete',
      busyAction: 'Deleting…',
      act: async () => {
        try {
          await remove(card.id, await getToken())
        } catch (error) {
          return wordsFor(error, words.deleteFailed)
        }
        isDeleted = true
        setDone({ at: 'list', text: words.deleted })
        return undefined
      },
      finalFocus: () => (isDeleted ? heading.current : true),
    })
  }

  return {
    open,
    done,
    opener,
    questions,
    setUnsaved,
    close,
    toggleNew: () => turnTo(open === 'new' ? null : 'new'),
    edit: (id: string) => turnTo(id),
    remove: askToDelete,
    add: async (checked: Checked) => checked.add(await getToken()),
    added: () => {
      close()
      setDone({ at: 'list', text: words.added })
      opener.current?.focus()
    },
    change: async (id: string, checked: Checked) => checked.change(id, await getToken()),
    changed: (id: string) => {
      close()
      setDone({ at: id, text: words.changed })
    },
  }
}

/** The state of a list's forms: see `useRecordEditing`. */
export type RecordEditing = ReturnType<typeof useRecordEditing>
