import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { documentPaths } from '@prangan/contract/paths'
import { type LibraryVersion, LibraryVersionSchema } from '@prangan/contract/schemas/library'
import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { formatSize } from '../../../../lib/format-size.ts'
import { type Listen, useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { EmailText } from '../../../../ui/desk/email-text.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { openVersion } from '../api/open-version.ts'
import { restoreVersion } from '../api/save-document.ts'
import type { DocumentRow } from '../documents.ts'

const library = () => deskMessages().library
const texts = () => library().documents.versions

const mostShown = 50

const watchVersions = async (): Promise<Listen<readonly WithId<LibraryVersion>[]>> => {
  const { watchList } = await import('../../../../firebase/firestore.ts')
  return (id, next, failed) =>
    watchList(
      {
        collection: documentPaths.libraryVersions(id),
        orderBy: ['number', 'desc'],
        limit: mostShown,
      },
      (stored) => next(parseDocuments(LibraryVersionSchema, stored)),
      failed,
    )
}

/** All versions of a document, the newest first; each can be opened, and an earlier one made current again. */
export function DocumentVersions({ row }: { row: DocumentRow }) {
  const { getToken } = useDeskSession()
  const { live, retry } = useLive(watchVersions, row.id)
  const [hasFailed, setFailed] = useState(false)
  const [asked, setAsked] = useState<{ number: number; isOpen: boolean } | null>(null)
  const open = (number: number) => {
    setFailed(false)
    openVersion(row.id, number, getToken).catch(() => setFailed(true))
  }
  const versions = live.status === 'ready' ? live.value.filter(({ number }) => number >= row.first) : []
  return (
    <section className="grid gap-2">
      <h3 className="font-serif text-lg font-semibold text-indigo-950">{texts().title}</h3>
      {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>}
      <Message tone="error">{hasFailed && texts().notOpened}</Message>
      <ol reversed className="grid divide-y divide-line rounded-card border border-line">
        {versions.map(({ id, number, name, bytes, by, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
            <span className="grid min-w-0 gap-0.5">
              <span className="flex flex-wrap items-center gap-2 font-semibold text-indigo-950">
                {library().documents.version(number)}{' '}
                {number === row.current && <Badge tone="success">{texts().public}</Badge>}
              </span>
              <span className="text-muted wrap-anywhere">
                <UserText text={name} />, {formatSize(bytes)}
              </span>
              <span className="text-muted wrap-anywhere">
                {texts().by(formatDateTime(at))}
                <EmailText email={by} />
              </span>
            </span>
            <span className="flex flex-wrap gap-1">
              {number !== row.current && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts().restoreWhat(number)}
                  onClick={() => setAsked({ number, isOpen: true })}
                >
                  {texts().restore}
                </Button>
              )}
              <Button look="quiet" size="small" onClick={() => open(number)}>
                {texts().open}
                <span className="sr-only">{texts().openWhat(number)}</span>
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {asked && (
        <RestoreDialog
          key={asked.number}
          row={row}
          number={asked.number}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </section>
  )
}

type RestoreDialogProps = { row: DocumentRow; number: number; isOpen: boolean; onClose: () => void }

const failure = actionFailure(() => texts().notRestored)

function RestoreDialog({ row, number, isOpen, onClose }: RestoreDialogProps) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const restore = async () => {
    setBusy(true)
    setError('')
    try {
      showToast(texts().restored(await restoreVersion(row, number, getToken)))
      onClose()
    } catch (failed) {
      setError(failure(failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={restore}
      title={texts().restoreTitle(number)}
      action={texts().restore}
      busyAction={texts().restoring}
      isHarmless
      isBusy={isBusy}
      error={error}
    >
      {texts().restoreText(number, row.current + 1)}
    </ConfirmDialog>
  )
}
