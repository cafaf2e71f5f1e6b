import { CallError, callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { type Choices, type EditConflict, useConflictChoices } from '@prangan/web/lib/use-edit-conflict.ts'
import { translateFieldMessage } from '@prangan/web/messages/translate-error.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AdmissionSessionInputSchema } from '../../../contract/schemas/admission-sessions.ts'
import { addSession, updateSession } from '../api/call-admissions.ts'
import type { SessionRow } from '../api/session-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { changeText, labelAt } from './change-texts.ts'
import type { Errors } from './fields.tsx'
import { isSame, mergeSessions } from './merge-sessions.ts'
import { keepSessionDraft, readSessionDraft } from './session-draft.ts'
import { fromInput, type TypedSession, toInput, toTyped } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

function issuesIn(typed: TypedSession): Errors {
  const { issues = [] } = AdmissionSessionInputSchema.safeParse(toInput(typed)).error ?? {}
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) problems[path.join('.')] ??= translateFieldMessage(message)
  return problems
}

type EditorOptions = {
  id: string
  /** The session as it was opened; null for a new one. */
  opened: SessionRow | null
  newest: SessionRow | null
  blank: TypedSession
  onSaved: (id: string) => void
}

/** The state of a session's editor: what is typed, what is wrong with it, its draft, and what a colleague changed. */
export function useSessionEditor({ id, opened, newest, blank, onSaved }: EditorOptions) {
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
  const isEnded = useRef(false)
  const isDirty = !isSame(typed, base.typed)
  const isBehind = newest !== null && newest.version > base.version

  useEffect(() => {
    if (!isEnded.current)
      keepSessionDraft(uid, id, isDirty ? { version: base.version, base: base.typed, typed } : null)
  }, [uid, id, base, typed, isDirty])
  // With nothing typed, the form follows the live document.
  useEffect(() => {
    if (!(isBehind && newest) || isDirty || isBusy) return
    setBase({ version: newest.version, typed: toTyped(newest) })
    setTyped(toTyped(newest))
  }, [isBehind, newest, isDirty, isBusy])

  const refuse = (problems: Errors, text: string) => {
    setErrors(problems)
    setMessage(text)
    setRefusals((count) => count + 1)
  }
  const save = async () => {
    if (isBusy) return
    const problems = issuesIn(typed)
    if (Object.keys(problems).length > 0) return refuse(problems, texts().wrong(Object.keys(problems).length))
    setErrors({})
    setMessage('')
    setBusy(true)
    try {
      const input = toInput(typed)
      let savedId = id
      if (opened) {
        const { version } = await updateSession(
          opened.id,
          { version: base.version, session: input },
          getToken,
        )
        // With the keys that new items have got, so that they are known in what a colleague changes.
        const saved = fromInput(input)
        setBase({ version, typed: saved })
        setTyped(saved)
      } else {
        savedId = (await addSession(input, getToken)).id
      }
      isEnded.current = !opened
      keepSessionDraft(uid, id, null)
      onSaved(savedId)
    } catch (error) {
      const issuesOfServer =
        error instanceof CallError
          ? Object.fromEntries(
              Object.entries(error.errors).map(([path, text]) => [path.replace(/^session\./, ''), text]),
            )
          : {}
      refuse(
        issuesOfServer,
        failureMessage(error, {
          before: texts().failed,
          refused: callMessages.unreadable,
          network: texts().failed + callMessages.unreachable,
        }),
      )
    } finally {
      setBusy(false)
    }
  }
  const theirs = newest && isBehind && isDirty && !isBusy ? toTyped(newest) : undefined
  const changes =
    theirs &&
    mergeSessions({ base: base.typed, mine: typed, theirs }).changes.map((change) => ({
      name: change.path,
      label: labelAt(change.path, [theirs, typed]),
      now: changeText(change.theirs),
      mine: changeText(change.mine),
      isDirty: change.isDirty,
    }))
  const accept = (kept: Choices) => {
    if (!(newest && theirs)) return
    setTyped(mergeSessions({ base: base.typed, mine: typed, theirs }, kept).merged)
    setBase({ version: newest.version, typed: theirs })
  }
  const conflict: EditConflict = {
    ...useConflictChoices(newest?.version, changes, accept),
    isGone: false,
  }
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
    isRestored: restored !== null,
    conflict,
    save,
    endDraft: () => {
      isEnded.current = true
      keepSessionDraft(uid, id, null)
    },
  }
}
