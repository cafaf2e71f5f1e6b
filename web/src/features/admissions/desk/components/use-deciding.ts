import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import { useEffect, useState } from 'react'
import { useSubmission } from '../../../../lib/use-submission.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { decideApplication, type GetToken } from '../api/decide-application.ts'
import { decisionFailure } from '../application-words.ts'

export type DecidingOptions = {
  /** The application as it stands now, live. */
  newest: ApplicationRow
  getToken: GetToken
  onBusyChange: (isBusy: boolean) => void
  onDirtyChange: (isDirty: boolean) => void
  /** Told the server's words. */
  onDecided: (message: string) => void
}

/** The name of the button that saves: it has the focus again after a refusal, beside which the words stand. */
export const saveButton = 'save'

/** What the office has filled in so far. */
type Draft = { status: ApplicationStatus; note: string; mailApplicant: boolean }
/** The application as it stood when the office began to fill in. */
type Base = { version: number; status: ApplicationStatus }

/**
 * The decision form's state and what saving does to it. A failure keeps everything that was filled in. What somebody
 * else decides meanwhile is told, and written over only by whoever has taken it in.
 */
export function useDeciding({ newest, getToken, onBusyChange, onDirtyChange, onDecided }: DecidingOptions) {
  const [filled, setFilled] = useState<{ draft: Draft; base: Base } | null>(null)
  /** The version that the office itself made last; the live one may come after the call's answer. */
  const [own, setOwn] = useState<Base | null>(null)
  const submission = useSubmission(decisionFailure)
  const { isBusy, send } = submission
  const now: Base = own && own.version > newest.version ? own : newest
  const { draft, base } = filled ?? {
    draft: { status: now.status, note: '', mailApplicant: false },
    base: now,
  }
  const isDirty = draft.status !== base.status || draft.note.trim() !== '' || draft.mailApplicant

  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])

  return {
    submission,
    draft,
    isDirty,
    /** Somebody else has decided since the office began to fill in. */
    isOvertaken: isDirty && now.version > base.version && !isBusy,
    change: (changes: Partial<Draft>) => {
      const next = { ...draft, ...changes }
      // What is as if nothing had been filled in stands on whatever comes next.
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
      onDecided(sent.answer.message)
    },
  }
}
