import { storagePaths } from '@prangan/contract/storage-paths'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Upload } from '../../../../firebase/storage.ts'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { resumeProblem } from '../../desk/api/check-resume.ts'
import { stagedAs } from '../api/staged-name.ts'

export type ResumeUpload =
  | { status: 'none' }
  /** Not uploaded: `reason` is a message for people. */
  | { status: 'refused'; file: File; reason: string }
  | { status: 'sending'; file: File; share: number; isCut: boolean }
  | { status: 'there'; file: File; name: string }
  | { status: 'failed'; file: File }

/** The time without progress, in milliseconds, after which the teacher is told that the connection is lost. */
const patience = 4_000

/**
 * Uploads a resume as soon as it is chosen, unless it is refused. A lost connection keeps what has arrived: the upload
 * resumes when the browser is online again, or at once on request.
 */
export function useResumeUpload() {
  const { uid, getToken } = useDeskSession()
  const [state, setState] = useState<ResumeUpload>({ status: 'none' })
  const upload = useRef<Upload | null>(null)
  /** Counts the choices: results of an earlier upload are ignored. */
  const latest = useRef(0)

  const drop = useCallback(() => {
    latest.current += 1
    upload.current?.cancel()
    upload.current = null
  }, [])
  useEffect(() => drop, [drop])

  const begin = async (file: File) => {
    drop()
    const mine = latest.current
    const isCurrent = () => latest.current === mine
    setState({ status: 'sending', file, share: 0, isCut: false })
    const reason = await resumeProblem(file)
    if (!isCurrent()) return
    if (reason) return setState({ status: 'refused', file, reason })
    try {
      // The web SDK knows the owner of the folder once it has created a token.
      const [{ uploadInParts }] = await Promise.all([import('../../../../firebase/storage.ts'), getToken()])
      if (!isCurrent()) return
      const { name, contentType } = stagedAs(file.name)
      upload.current = uploadInParts(storagePaths.staged(uid, name), file, contentType, (share) => {
        if (isCurrent()) setState({ status: 'sending', file, share, isCut: false })
      })
      await upload.current.done
      if (isCurrent()) setState({ status: 'there', file, name })
    } catch (error) {
      if (!isCurrent()) return
      console.warn('The resume could not be uploaded.', error)
      setState({ status: 'failed', file })
    }
  }

  const tellCut = useCallback(
    (isCut: boolean) => setState((last) => (last.status === 'sending' ? { ...last, isCut } : last)),
    [],
  )
  const goOn = useCallback(() => {
    upload.current?.goOn()
    tellCut(false)
  }, [tellCut])

  const isSending = state.status === 'sending'
  const share = isSending ? state.share : 0
  const isCut = isSending && state.isCut
  useEffect(() => {
    if (!isSending) return
    const hold = () => {
      upload.current?.hold()
      tellCut(true)
    }
    addEventListener('offline', hold)
    addEventListener('online', goOn)
    return () => {
      removeEventListener('offline', hold)
      removeEventListener('online', goOn)
    }
  }, [isSending, goOn, tellCut])

  // A dead connection causes no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every progress restarts the timer.
  useEffect(() => {
    if (!isSending || isCut) return
    const timer = setTimeout(() => tellCut(true), patience)
    return () => clearTimeout(timer)
  }, [isSending, isCut, share, tellCut])

  return {
    state,
    begin,
    goOn,
    /** Discards the chosen file; the server deletes what has arrived later. */
    clear: () => {
      drop()
      setState({ status: 'none' })
    },
  }
}

/** The upload of a resume: see `useResumeUpload`. */
export type ResumeUploading = ReturnType<typeof useResumeUpload>
