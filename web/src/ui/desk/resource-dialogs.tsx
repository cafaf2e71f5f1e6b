import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState } from 'react'
import type { Choices, Listed, Resource } from '../../lib/resource.ts'
import { newId } from '../../lib/use-resource-address.ts'
import { ActionDialog } from './action-dialog.tsx'
import { AddDialog } from './add-dialog.tsx'
import type { DialogParts, DialogsProps } from './dialog-parts.ts'
import { DocumentDialog } from './document-dialog.tsx'

type ResourceDialogsProps<Row extends Listed, All extends Choices, Kind extends string> = DialogsProps<
  Row,
  Kind
> & { resource: Resource<Row, All>; parts: DialogParts<Row, Kind> }

/** Each opening uses a new dialog; a closing one stays mounted until its animation has ended. */
function useShown(openId: string) {
  const [shown, setShown] = useState({ id: openId, turn: 0, opener: document.activeElement })
  const [lastId, setLastId] = useState(openId)
  if (openId !== lastId) {
    setLastId(openId)
    const opener = lastId ? shown.opener : document.activeElement
    if (openId) setShown({ id: openId, turn: shown.turn + 1, opener })
  }
  return shown
}

const openerOf = (id: string) => document.querySelector<HTMLElement>(`main [data-opens="${CSS.escape(id)}"]`)

/**
 * Renders the dialogs of a list: a document's details or form, the form for a new one, and confirmations. The content policy
 * allows no inline styles, so Base UI's are disabled.
 */
export function ResourceDialogs<Row extends Listed, All extends Choices, Kind extends string>({
  resource,
  parts,
  ...props
}: ResourceDialogsProps<Row, All, Kind>) {
  const { address, question, isAsking, onAnswered, fallbackFocus } = props
  const { openId } = address
  const { id, turn, opener } = useShown(openId)
  const finalFocus = () => {
    const isUsable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    return isUsable ? opener : (openerOf(id) ?? fallbackFocus())
  }

  const action = question && parts.actions[question.kind]
  const asking = question && action && (
    <ActionDialog
      key={`question ${question.turn}`}
      resource={resource}
      action={action}
      rows={question.rows}
      isBulk={question.isBulk}
      isOpen={isAsking}
      onClose={(isDone) => {
        onAnswered()
        if (isDone && action.isDelayed && question.isOver) address.close()
      }}
      focusAfter={() => {
        if (question.isOver) return true
        const row = action.isDelayed && openerOf(question.rows[0]?.id ?? '')
        return row || fallbackFocus()
      }}
    />
  )
  return (
    <CSPProvider disableStyleElements>
      {id === newId && parts.Form && (
        <AddDialog
          key={turn}
          parts={parts}
          Form={parts.Form}
          isOpen={openId !== ''}
          onClose={address.close}
          finalFocus={finalFocus}
        />
      )}
      {id && id !== newId && (
        <DocumentDialog
          key={turn}
          id={id}
          resource={resource}
          parts={parts}
          listed={props.rows.find((row) => row.id === id)}
          address={address}
          ask={props.ask}
          finalFocus={finalFocus}
          onAnswered={onAnswered}
        >
          {question?.isOver && asking}
        </DocumentDialog>
      )}
      {!question?.isOver && asking}
    </CSPProvider>
  )
}
