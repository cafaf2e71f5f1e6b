import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { needsRemark } from '../../../contract/schemas/admission-lists.ts'
import { type ListPreview, previewList, publishList } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { MeritTable } from './merit-table.tsx'
import { ReportView } from './report-view.tsx'
import { type Looked, UnusualPoints } from './unusual-points.tsx'
import { useFocusIssue } from './use-focus-issue.ts'

const texts = () => admissionDeskMessages().meritLists

const unseen: Looked = { seen: [], remark: '' }

type NextListProps = { session: string; programme: string }

/** The next list of a programme: computed, looked at, and published as it was looked at. */
export function NextList({ session, programme }: NextListProps) {
  const { getToken } = useDeskSession()
  const [preview, setPreview] = useState<ListPreview | null>(null)
  const [isBusy, setBusy] = useState<'preview' | 'publish' | false>(false)
  const [isAsking, setAsking] = useState(false)
  const [looked, setLooked] = useState<Looked>(unseen)
  const [issue, setIssue] = useState<{ seen?: string; remark?: string }>({})
  const [error, setError] = useState('')
  const part = useFocusIssue(issue)

  const run = async (kind: 'preview' | 'publish', action: () => Promise<void>) => {
    setBusy(kind)
    setError('')
    try {
      await action()
    } catch (failure) {
      setError(
        actionFailure(() => (kind === 'preview' ? texts().previewFailed : texts().publishFailed))(failure),
      )
    } finally {
      setBusy(false)
    }
  }
  const compute = () =>
    run('preview', async () => {
      setPreview(await previewList({ session, programme }, getToken))
      setLooked(({ remark }) => ({ ...unseen, remark }))
      setIssue({})
    })
  const ask = ({ unusual }: ListPreview) => {
    const isUnseen = unusual.some(({ point }) => !looked.seen.includes(point))
    const isRemarkMissing = needsRemark(unusual) && looked.remark.trim() === ''
    setIssue({
      ...(isUnseen && { seen: texts().unusual.unseen }),
      ...(isRemarkMissing && { remark: texts().unusual.remarkMissing }),
    })
    setAsking(!isUnseen && !isRemarkMissing)
  }
  const publish = () =>
    run('publish', async () => {
      if (!preview) return
      const { number, basis } = preview
      await publishList(
        { session, programme, number, basis, seen: [...looked.seen], remark: looked.remark.trim() },
        getToken,
      )
      setAsking(false)
      setPreview(null)
      showToast(texts().published(number))
    })
  return (
    <section
      aria-labelledby="next-list"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="next-list" className="text-lg text-indigo-950">
          {preview ? texts().preview(preview.number) : texts().next}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" busy={isBusy === 'preview'} onClick={compute}>
            {isBusy !== 'preview' && <ListOrdered aria-hidden="true" size={18} />}
            {preview ? texts().computeAgain : texts().compute}
          </Button>
          {preview && (
            <Button isIdle={preview.rows.length === 0} onClick={() => ask(preview)}>
              {texts().publish(preview.number)}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-muted">{preview ? texts().previewText : texts().nextText}</p>
      <div className="not-has-[p]:-mb-4">
        <Message tone="error">{!isAsking && error}</Message>
      </div>
      {preview && preview.rows.length === 0 && <Message tone="info">{texts().nobody}</Message>}
      {preview && preview.rows.length > 0 && (
        <>
          <div ref={part}>
            <UnusualPoints unusual={preview.unusual} looked={looked} onChange={setLooked} issue={issue} />
          </div>
          <ReportView rows={preview.rows} report={preview.report} />
          <MeritTable caption={texts().preview(preview.number)} rows={preview.rows} />
        </>
      )}
      {preview && (
        <ConfirmDialog
          isOpen={isAsking}
          onCancel={() => setAsking(false)}
          onConfirm={publish}
          title={texts().publishQuestion(preview.number)}
          action={texts().publish(preview.number)}
          busyAction={texts().publishing}
          isHarmless
          isBusy={isBusy === 'publish'}
          error={error}
        >
          {texts().publishText(
            preview.rows.filter(({ waiting }) => waiting === 0).length,
            preview.rows.filter(({ waiting }) => waiting > 0).length,
          )}
        </ConfirmDialog>
      )}
    </section>
  )
}
