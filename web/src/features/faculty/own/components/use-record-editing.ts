import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { failureMessage } from '../../../../lib/failure-messages.ts'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { timeToUndo } from '../../../../lib/when.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { sameMessage } from '../api/own-call.ts'
import type { Card, Checked, RecordSection } from '../api/record-section.ts'
import { useConfirmation } from './use-confirmation.ts'

const deleting = () => deskMessages().ownRecords.deleting

export function useRecordEditing(
  { texts, remove, restore }: RecordSection,
  heading: RefObject<HTMLElement | null>,
) {
  const { getToken } = useDeskSession()
  const { params, stepIn, stepOut, change } = useAddressParams()
  /**
   * The record whose form is open; 'new' for a new one. Only one at a time, so that no unsaved form is hidden behind
   * another.
   */
  const open = params.get('edit')
  const [done, setDone] = useState<{ at: string; text: string; tone?: 'error' } | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const questions = useConfirmation()
  const { ask } = questions

  const close = () => stepOut({ edit: '' })
  const openForm = (id: string) => {
    setDone(null)
    if (open === null) stepIn({ edit: id })
    else change({ edit: id }, false)
  }

  // The focus goes back to the button that opened the form; a card's button gets it from its list.
  const wasNew = useRef(false)
  useEffect(() => {
    if (wasNew.current && open === null) opener.current?.focus()
    wasNew.current = open === 'new'
  }, [open])

  /** Says that a record is deleted, with Undo for ten seconds, and again if that fails. */
  const offerUndo = async (id: string) => {
    const { showUndoToast } = await import('../../../../ui/desk/toasts.tsx')
    const end = () => {
      clearTimeout(timer)
      close()
    }
    const undo = async () => {
      end()
      heading.current?.focus()
      try {
        await restore(id, await getToken())
        setDone({ at: id, text: texts().restored })
      } catch (error) {
        setDone({
          at: 'list',
          text: failureMessage(error, sameMessage(texts().restoreFailed)),
          tone: 'error',
        })
        await offerUndo(id)
      }
    }
    const close = showUndoToast(texts().deleted, { until: Date.now() + timeToUndo, undo })
    const timer = setTimeout(close, timeToUndo)
  }

  const askToDelete = (card: Card) => {
    let isDeleted = false
    setDone(null)
    ask({
      title: texts().deleteTitle,
      subject: card.line.what,
      text: deleting().text,
      action: deleting().action,
      busyAction: deleting().busy,
      act: async () => {
        try {
          await remove(card.id, await getToken())
        } catch (error) {
          return failureMessage(error, sameMessage(texts().deleteFailed))
        }
        isDeleted = true
        await offerUndo(card.id).catch(() => setDone({ at: 'list', text: texts().deleted }))
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
    close,
    toggleNew: () => (open === 'new' ? close() : openForm('new')),
    edit: openForm,
    remove: askToDelete,
    add: async (checked: Checked) => checked.add(await getToken()),
    added: () => {
      close()
      setDone({ at: 'list', text: texts().added })
    },
    change: async (id: string, checked: Checked) => checked.change(id, await getToken()),
    changed: (id: string) => {
      close()
      setDone({ at: id, text: texts().changed })
    },
  }
}

/** The state of a list's forms: see `useRecordEditing`. */
export type RecordEditing = ReturnType<typeof useRecordEditing>
