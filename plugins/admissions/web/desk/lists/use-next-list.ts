import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useState } from 'react'
import { isProvisional, needsRemark } from '../../../contract/schemas/admission-lists.ts'
import { type ListPreview, previewList, publishList } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { ListRow } from './list-row.ts'
import type { Looked } from './unusual-points.tsx'

const texts = () => admissionDeskMessages().meritLists

const unseen: Looked = { seen: [], remark: '' }

export type NextListProps = {
  session: string
  programme: string
  /** The list that is replaced, by its final list or a revised one; without it, the next list. */
  replaced?: ListRow | undefined
  /** Prepares the next list instead. */
  onCancel?: (() => void) | undefined
}

/** What this list is called: the next one, the final one after objections, or a revised one. */
export const wordsOf = (replaced: ListRow | undefined) =>
  texts().prepared[replaced ? (isProvisional(replaced) ? 'final' : 'revised') : 'next']

export type Asked = 'final' | 'provisional' | false

/** A list that is computed, looked at, and published as it was looked at. */
export function useNextList({ session, programme, replaced }: NextListProps) {
  const { getToken } = useDeskSession()
  const [preview, setPreview] = useState<ListPreview | null>(null)
  const [isBusy, setBusy] = useState<'preview' | 'publish' | false>(false)
  const [asked, setAsked] = useState<Asked>(false)
  const [looked, setLooked] = useState<Looked>(unseen)
  const [because, setBecause] = useState('')
  const [issue, setIssue] = useState<{ seen?: string; remark?: string; because?: string }>({})
  const [error, setError] = useState('')
  const wanted = { session, programme, replaces: replaced?.id ?? '' }
  const isRevision = replaced !== undefined && !isProvisional(replaced)

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
      setPreview(await previewList(wanted, getToken))
      setLooked(({ remark }) => ({ ...unseen, remark }))
      setIssue({})
    })
  const ask = ({ unusual }: ListPreview, kind: Exclude<Asked, false>) => {
    const isUnseen = unusual.some(({ point }) => !looked.seen.includes(point))
    const isRemarkMissing = needsRemark(unusual) && looked.remark.trim() === ''
    const isReasonMissing = isRevision && because.trim() === ''
    setIssue({
      ...(isUnseen && { seen: texts().unusual.unseen }),
      ...(isRemarkMissing && { remark: texts().unusual.remarkMissing }),
      ...(isReasonMissing && { because: texts().becauseMissing }),
    })
    setError('')
    setAsked(!isUnseen && !isRemarkMissing && !isReasonMissing && kind)
  }
  const publish = (objectionsUntil = '') =>
    run('publish', async () => {
      if (!preview) return
      const { number, basis } = preview
      const seen = [...looked.seen]
      await publishList(
        {
          ...wanted,
          number,
          basis,
          seen,
          remark: looked.remark.trim(),
          objectionsUntil,
          because: because.trim(),
        },
        getToken,
      )
      setAsked(false)
      setPreview(null)
      showToast(objectionsUntil ? texts().provisional.published(number) : wordsOf(replaced).published(number))
    })
  return {
    ...{ preview, isBusy, asked, setAsked, looked, setLooked, because, setBecause, issue, error },
    ...{ compute, ask, publish, isRevision },
  }
}
