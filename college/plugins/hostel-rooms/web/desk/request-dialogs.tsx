import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure, failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { saveFile } from '@prangan/web/lib/save-file.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import type { Action } from '@prangan/web/ui/desk/action.ts'
import { DetailsList } from '@prangan/web/ui/desk/details-list.tsx'
import type { DetailsProps, DialogParts, DialogsProps } from '@prangan/web/ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '@prangan/web/ui/desk/resource-dialogs.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { BedDouble, Download } from 'lucide-react'
import { useState } from 'react'
import { hostelDeskMessages } from './messages.ts'
import { decideFailure, decideRoom, type RequestRow, readRoomPhoto, requests, roomName } from './requests.ts'
import { StatusBadge } from './status-badge.tsx'

type RequestAction = 'give' | 'refuse'

const texts = () => hostelDeskMessages()

const decision = (name: RequestAction, status: 'given' | 'refused'): Action<RequestRow> => ({
  labels: () => texts()[name].labels,
  title: (row) => texts()[name].title(row.name),
  text: () => texts().told,
  several: () => texts()[name].several,
  isHarmless: true,
  run: (row, { getToken }) => decideRoom(row, status, getToken),
  failure: (error) => failureMessage(error, decideFailure()),
})

const actions = { give: decision('give', 'given'), refuse: decision('refuse', 'refused') }

function Details({ row }: DetailsProps<RequestRow, RequestAction>) {
  const { status, room, createdAt, email, message } = row
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-sand px-4 py-3 text-sm">
        <p className="font-semibold text-indigo-950">{roomName(room)}</p>
        <StatusBadge status={status} />
        <p className="text-muted">{texts().details.received(formatDateTime(createdAt))}</p>
      </div>
      <DetailsList items={[{ label: texts().details.email, text: email }]} />
      {message && (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">
          <UserText text={message} />
        </p>
      )}
      <Photo row={row} />
    </div>
  )
}

/** A download: a plain link would carry no bearer token. */
function Photo({ row: { id, photo } }: { row: RequestRow }) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const download = async () => {
    setBusy(true)
    setError('')
    try {
      saveFile(await readRoomPhoto(id, getToken), photo.name)
    } catch (failure) {
      setError(actionFailure(() => texts().details.photoFailed)(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="secondary" size="small" busy={isBusy} onClick={download} className="justify-self-start">
        {!isBusy && <Download aria-hidden="true" size={16} />}
        {texts().details.photo}
      </Button>
      <Message tone="error">{error}</Message>
    </>
  )
}

function Buttons({ row, ask }: DetailsProps<RequestRow, RequestAction>) {
  return (
    <>
      {row.status !== 'given' && (
        <Button onClick={() => ask('give')}>
          <BedDouble aria-hidden="true" size={18} />
          {texts().give.labels[0]}
        </Button>
      )}
      {row.status !== 'refused' && (
        <Button look="secondary" onClick={() => ask('refuse')}>
          {texts().refuse.labels[0]}
        </Button>
      )}
    </>
  )
}

const parts = (): DialogParts<RequestRow, RequestAction> => ({
  titles: { details: texts().details.title },
  Details,
  Buttons,
  actions,
})

export const Dialogs = (props: DialogsProps<RequestRow, RequestAction>) => (
  <ResourceDialogs {...props} resource={requests} parts={parts()} />
)
