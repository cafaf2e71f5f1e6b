import { CallError, callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { translateFieldMessage } from '@prangan/web/messages/translate-error.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AdmissionSessionInputSchema } from '../../../contract/schemas/admission-sessions.ts'
import { addSession, updateSession } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Errors } from './fields.tsx'
import { isSame } from './merge-sessions.ts'
import { keepSessionDraft, readSessionDraft } from './session-draft.ts'
import { sessionSummary } from './session-summary.ts'
import { fromInput, type TypedSession, toInput, toTyped } from './typed-session.ts'
import { useSessionConflict } from './use-session-conflict.ts'

const texts = () => admissionDeskMessages().admissionSessions

function issuesIn(typed: TypedSession): Errors {
  const { issues = [] } = AdmissionSessionInputSchema.safeParse(toInput(typed)).error ?? {}
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) problems[path.join('.')] ??= translateFieldMessage(message)
  return problems
}

const issuesOfServer = (error: unknown): Errors =>
  error instanceof CallError
    ? Object.fromEntries(
        Object.entries(error.errors).map(([path, text]) => [path.replace(/^session\./, ''), text]),
      )
    : {}

const failureText = (error: unknown): string =>
  failureMessage(error, {
    before: texts().failed,
    refused: callMessages.unreadable,
    network: texts().failed + callMessages.unreachable,
  })

type EditorOptions = {
  id: string
  /** The session as it was opened; null for a new one. */
  opened: SessionRow | null
  newest: SessionRow | null
  blank: TypedSession
  /** Asks before a change that needs a second look; false keeps the form as it is. */
  isSure: (id: string, base: TypedSession, typed: TypedSession) => Promise<boolean>
  onSaved: (id: string) => void
}

/** The state of a session's editor: what is typed, what is wrong with it, its draft, and what a colleague changed. */
export function useSessionEditor({ id, opened, newest, blank, isSure, onSaved }: EditorOptions) {
  const { uid, getToken } = useDeskSession()
  const [restored] = useState(() => readSessionDraft(uid, id))
  // A draft keeps its base: what a colleague has changed since is shown like a change of this moment.
  const [base, setBase] = useState(() => ({
    version: restored?.version ?? opened?.version ?? 0,
    typed: restored?.base ?? (opened ? toTyped(opened) : blank),
  }))
  const [typed, setTyped] = useState(restored?.typed ?? base.typed)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** Grows with each refused save, so that the screen leads to what is wrong. */
  const [refusals, setRefusals] = useState(0)
  const [conflicts, setConflicts] = useState(0)
  const isEnded = useRef(false)
  /** What was sent last: its answer may be lost although it was saved. */
  const sent = useRef<TypedSession>(undefined)
  const isAsking = useRef(false)
  const isDirty = !isSame(typed, base.typed)

  useEffect(() => {
    if (!isEnded.current)
      keepSessionDraft(uid, id, isDirty ? { version: base.version, base: base.typed, typed } : null)
  }, [uid, id, base, typed, isDirty])
  const refuse = (problems: Errors, text: string) => {
    setErrors(problems)
    setMessage(text)
    setRefusals((count) => count + 1)
  }
  const save = async () => {
    if (isBusy || isAsking.current) return
    const problems = issuesIn(typed)
    if (Object.keys(problems).length > 0) return refuse(problems, texts().wrong(Object.keys(problems).length))
    setErrors({})
    setMessage('')
    isAsking.current = true
    const goesOn = !opened || (await isSure(opened.id, base.typed, typed))
    isAsking.current = false
    if (!goesOn) return
    setBusy(true)
    try {
      const input = toInput(typed)
      sent.current = fromInput(input)
      let savedId = id
      if (opened) {
        const { version } = await updateSession(
          opened.id,
          { version: base.version, session: input },
          getToken,
        )
        // With the keys that new items have got, so that they are known in what a colleague changes.
        setBase({ version, typed: sent.current })
        setTyped(sent.current)
        sent.current = undefined
      } else {
        savedId = (await addSession(input, getToken)).id
      }
      isEnded.current = !opened
      keepSessionDraft(uid, id, null)
      onSaved(savedId)
    } catch (error) {
      const isConflict = error instanceof CallError && error.code === 'changed-meanwhile'
      refuse(issuesOfServer(error), isConflict ? texts().conflict : failureText(error))
      if (isConflict) setConflicts((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }
  const conflict = useSessionConflict({
    base,
    typed,
    newest,
    isBusy,
    sent: sent.current,
    onAccept: (next, version) => {
      setTyped(next.typed)
      setBase({ version, typed: next.base })
      if (isSame(next.typed, next.base)) setMessage('')
    },
  })
  return {
    typed,
    change: useCallback(
      (changes: Partial<TypedSession>) => setTyped((last) => ({ ...last, ...changes })),
      [],
    ),
    errors,
    message,
    isBusy,
    refusals,
    isDirty,
    summary: opened && isDirty ? sessionSummary(base.typed, typed) : '',
    isRestored: restored !== null,
    conflict,
    /** How many saves were refused because of it. */
    conflicts,
    save,
    endDraft: () => {
      isEnded.current = true
      keepSessionDraft(uid, id, null)
    },
  }
}
