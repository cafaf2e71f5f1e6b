import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { useBlocksDiff } from '../../../../lib/block-editor.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { usePersonNames } from '../../../../lib/person-names.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import type { VersionsProps } from '../../../../ui/desk/dialog-parts.ts'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { restoreNoticeVersion } from '../api/save-notice.ts'
import type { NoticeVersion } from '../api/watch-versions.ts'
import { diffNotices } from '../notice-schema.ts'

const texts = () => deskMessages().news.versions

const loadVersions = async () => (await import('../api/watch-versions.ts')).watchNoticeVersions

/** Each change of a notice with the old and new values; whoever may publish puts an earlier text back. */
export function NoticeVersions({ row, onRestored }: VersionsProps<NoticeRow>) {
  const titleId = useId()
  const { can } = useDeskSession()
  const { live, retry } = useLive(loadVersions, row.id)
  const [chosen, setChosen] = useState<NoticeVersion | null>(null)
  if (live.status === 'loading') return null
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  const versions = live.value
  if (versions.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-serif text-lg font-semibold text-indigo-950">
        {texts().title}
      </h3>
      <ol className="mt-3 grid gap-4 border-s-2 border-line ps-4 text-sm">
        {versions.map((version, at) => (
          <li key={version.id} className="grid gap-1.5">
            <Change before={version} after={versions[at - 1] ?? row} />
            {can('news:publish') && (
              <p>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={texts().restoreFrom(formatDateTime(version.changedAt))}
                  onClick={() => setChosen(version)}
                >
                  <RotateCcw aria-hidden="true" size={16} />
                  {texts().restore}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
      <Restore row={row} version={chosen} onDone={() => setChosen(null)} onRestored={onRestored} />
    </section>
  )
}

function Change({ before, after }: { before: NoticeVersion; after: NoticeRow }) {
  const BlocksDiff = useBlocksDiff()
  const nameOf = usePersonNames()
  const changes = diffNotices(before, { ...after, id: before.id })
  const { name, title } = nameOf(before.changedBy, before.changedByUid)
  return (
    <>
      <p className="text-muted wrap-anywhere" title={title}>
        {texts().changedOn(formatDateTime(before.changedAt), name)}
      </p>
      {changes.length === 0 && <p>{texts().nothing}</p>}
      {changes.map((change) => (
        <div key={change.name} className="wrap-anywhere">
          <p className="font-semibold text-indigo-950">{change.label}</p>
          {change.name === 'body' ? (
            <BlocksDiff before={before.body} after={after.body} />
          ) : (
            <p>
              <UserText text={texts().becomes(change.was, change.now)} />
            </p>
          )}
        </div>
      ))}
    </>
  )
}

type RestoreProps = VersionsProps<NoticeRow> & { version: NoticeVersion | null; onDone: () => void }

function Restore({ row, version, onDone, onRestored }: RestoreProps) {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { title, text, labels, done, failed } = texts().question
  const close = () => {
    setError('')
    onDone()
  }
  const restore = async () => {
    if (!version) return
    setBusy(true)
    try {
      const { message } = await restoreNoticeVersion(row, version, getToken)
      close()
      onRestored(done(message))
    } catch (caught) {
      setError(actionFailure(() => failed)(caught))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen={version !== null}
      onCancel={close}
      onConfirm={() => void restore()}
      title={title}
      action={labels[0]}
      busyAction={labels[1]}
      isHarmless
      isBusy={isBusy}
      error={error || undefined}
    >
      {version && text(formatDateTime(version.changedAt))}
    </ConfirmDialog>
  )
}
