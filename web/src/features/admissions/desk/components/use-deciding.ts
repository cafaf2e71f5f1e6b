import { type ApplicationStatus, applicationStatuses } from '@prangan/contract/schemas/admissions'
import { useEffect, useState } from 'react'
import { useKeptText } from '../../../../lib/use-kept-text.ts'
import { useSubmission } from '../../../../lib/use-submission.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { decideApplication, type GetToken } from '../api/decide-application.ts'
import { decisionFailure } from '../application-words.ts'

export type DecidingOptions = {
  /** The application as it stands now, live. */
  newest: ApplicationRow
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  /** Told the server's words. */
  onDecided: (message: string) => void
}

/** The name of the button that saves: it has the focus again after a refusal, beside which the words stand. */
export const saveButton = 'save'

/** What the office has filled in so far. */
type Draft = { status: ApplicationStatus; note: string; mailApplicant: boolean }
/** The application as it stood when the office began to fill in. */
type Base = { version: number; status: ApplicationStatus }

/** The form as it stands with these fields filled in, which this browser kept. */
function draftOf(
  { status }: Base,
  { status: kept, note, mailApplicant }: Record<string, unknown> = {},
): Draft {
  return {
    status: applicationStatuses.find((known) => known === kept) ?? status,
    note: typeof note === 'string' ? note : '',
    mailApplicant: mailApplicant === true,
  }
}

/**
 * The decision form's state and what saving does to it. A failure keeps everything that was filled in. What somebody
 * else decides meanwhile is told, and written over only by whoever has taken it in.
 */
export function useDeciding({ newest, getToken, onBusyChange, onDecided }: DecidingOptions) {
  const text = useKeptText(`decision ${newest.id}`)
  const [filled, setFilled] = useState<{ draft: Draft; base: Base } | null>(
    () => text.restored && { draft: draftOf(newest, text.restored), base: newest },
  )
  /** The version that the office itself made last; the live one may come after the call's answer. */
  const [own, setOwn] = useState<Base | null>(null)
  const submission = useSubmission(decisionFailure)
  const { form, isBusy, send } = submission
  const [saves, setSaves] = useState(0)
  const now: Base = own && own.version > newest.version ? own : newest
  const { draft, base } = filled ?? {
    draft: draftOf(now),
    base: now,
  }
  const isDirty = draft.status !== base.status || draft.note.trim() !== '' || draft.mailApplicant

  // The button that was pressed is off until something is filled in again.
  useEffect(() => {
    const status = saves > 0 && form.current?.elements.namedItem('status')
    if (status instanceof HTMLElement) status.focus()
  }, [saves, form])
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])

  return {
    submission,
    text,
    draft,
    isDirty,
    /** Somebody else has decided since the office began to fill in. */
    isOvertaken: isDirty && now.version > base.version && !isBusy,
    change: (changes: Partial<Draft>) => {
      const next = { ...draft, ...changes }
      // What is as if nothing had been filled in stands on whatever comes next.
      text.keep(next, draftOf(base))
      const isBlank = next.status === base.status && next.note === '' && !next.mailApplicant
      setFilled(isBlank ? null : { draft: next, base: isDirty ? base : now })
    },
    /** Takes the newest state in: what was filled in here stays. */
    takeIn: () => setFilled({ draft, base: now }),
    save: async () => {
      const decision = { ...draft, version: base.version }
      const sent = await send(() => decideApplication(newest.id, decision, getToken), saveButton)
      if (!sent) return
      setOwn({ version: sent.answer.version, status: draft.status })
      setFilled(null)
      text.keep({}, {})
      setSaves((count) => count + 1)
      onDecided(sent.answer.message)
    },
  }
}
