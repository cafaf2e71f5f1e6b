import { type GetToken, useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useLeaveGuard } from '@prangan/web/ui/desk/use-leave-guard.ts'
import { useState } from 'react'
import { isProvisional, needsRemark } from '../../../contract/schemas/admission-lists.ts'
import { type ListPreview, previewList, previewTrace, publishList } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { ListRow } from './list-row.ts'
import {
  type AllDecided,
  type Decided,
  type DecisionIssue,
  decidedBefore,
  issuesOf,
} from './seat-decisions.tsx'
import type { Looked } from './unusual-points.tsx'
import { seatedRows } from './vacant-seats.ts'

const texts = () => admissionDeskMessages().meritLists

const decisionsOn = (touched: ListPreview['touched'], decided: AllDecided) =>
  Object.fromEntries(
    touched.flatMap(({ id }) => {
      const { decision = '', reason = '', condition = '' } = decided[id] ?? {}
      return decision === '' ? [] : [[id, { decision, reason: reason.trim(), condition: condition.trim() }]]
    }),
  )

const unseen: Looked = { seen: [], remark: '' }

/** Returns what was looked at before the list that is replaced was published, as far as nothing about it has changed. */
function lookedBefore(unusual: ListPreview['unusual'], replaced: ListRow | undefined): Looked {
  const before = replaced?.unusual ?? []
  const isSame = ({ point, count, about = [] }: ListPreview['unusual'][number]): boolean =>
    before.some(
      (each) => each.point === point && each.count === count && `${each.about ?? []}` === `${about}`,
    )
  const seen = unusual.filter(isSame).map(({ point }) => point)
  return { seen, remark: seen.length > 0 ? (replaced?.remark ?? '') : '' }
}

/** Another programme's lists, and a printed list, are shown in place of this one. */
const leavingParams = ['session', 'programme', 'print']

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

type Missing = { seen?: string; remark?: string; because?: string }

/** Returns the errors of the last attempt to publish without those that were answered since. */
const stillOpen = <Errors extends object>(last: Errors, now: object): Errors =>
  Object.fromEntries(Object.entries(last).filter(([name]) => name in now)) as Errors

const openDecisions = (last: Record<string, DecisionIssue>, now: Record<string, DecisionIssue>) =>
  Object.fromEntries(Object.entries(last).map(([id, issue]) => [id, stillOpen(issue, now[id] ?? {})]))

export type Asked = 'final' | 'provisional' | 'offers' | false

function missingIn(unusual: ListPreview['unusual'], { seen, remark }: Looked, isBecauseMissing: boolean) {
  const missing: Missing = {
    ...(unusual.some(({ point }) => !seen.includes(point)) && { seen: texts().unusual.unseen }),
    ...(needsRemark(unusual) && remark.trim() === '' && { remark: texts().unusual.remarkMissing }),
    ...(isBecauseMissing && { because: texts().becauseMissing }),
  }
  return missing
}

/** What an officer ticks, types and decides about a prepared list, which is asked about before it is lost. */
function useTyped(replaced: ListRow | undefined, isPrepared: boolean) {
  const [looked, setLooked] = useState<Looked>(unseen)
  const [because, setBecause] = useState('')
  const [decided, setDecided] = useState<AllDecided>(() => decidedBefore(replaced?.decisions ?? []))
  const [hasDecided, setHasDecided] = useState(false)
  const [hasLooked, setHasLooked] = useState(false)
  const hasTyped = hasLooked || because !== '' || hasDecided
  const guard = useLeaveGuard({ hasUnsaved: () => isPrepared && hasTyped, params: leavingParams })
  return {
    ...{ looked, because, setBecause, decided, guard },
    look: (next: Looked) => {
      setLooked(next)
      setHasLooked(true)
    },
    /** A remark that was typed stays when the list is prepared again. */
    lookAgain: (before: Looked) =>
      setLooked(({ remark }) => ({ ...before, remark: remark || before.remark })),
    decideOn: (id: string, one: Decided) => {
      setDecided((all) => ({ ...all, [id]: one }))
      setHasDecided(true)
    },
    clear: () => {
      setLooked(unseen)
      setHasLooked(false)
      setBecause('')
      setHasDecided(false)
    },
  }
}

type Typed = Pick<ReturnType<typeof useTyped>, 'looked' | 'because' | 'decided'>

/** Returns what names a prepared list, and what was ticked, typed and decided about it. */
const publishedAs = ({ number, basis, touched }: ListPreview, { looked, because, decided }: Typed) => ({
  ...{ number, basis, seen: [...looked.seen], remark: looked.remark.trim() },
  ...{ because: because.trim(), decisions: decisionsOn(touched, decided) },
})

type Busy = 'preview' | 'offers' | 'publish'

/** A list that is computed, looked at, and published as it was looked at. */
export function useNextList({ session, programme, replaced }: NextListProps) {
  const { getToken } = useDeskSession()
  const [preview, setPreview] = useState<ListPreview | null>(null)
  /** The rows as they were prepared before. */
  const [earlier, setEarlier] = useState<ListPreview['rows']>()
  /** The decisions that the preview was computed with. */
  const [counted, setCounted] = useState<ReturnType<typeof decisionsOn>>({})
  const [isBusy, setBusy] = useState<Busy | false>(false)
  const [asked, setAsked] = useState<Asked>(false)
  const [issue, setIssue] = useState<Missing>({})
  const typed = useTyped(replaced, preview !== null)
  const { looked, because, decided } = typed
  const [decisionIssues, setDecisionIssues] = useState<Record<string, DecisionIssue>>({})
  const [error, setError] = useState('')
  const wanted = { session, programme, replaces: replaced?.id ?? '' }
  const isRevision = replaced !== undefined && !isProvisional(replaced)

  const missing = (unusual: ListPreview['unusual']) =>
    missingIn(unusual, looked, isRevision && because.trim() === '')
  const run = async (kind: Busy, action: () => Promise<void>) => {
    setBusy(kind)
    setError('')
    try {
      await action()
    } catch (failure) {
      setError(
        actionFailure(() => (kind === 'publish' ? texts().publishFailed : texts().previewFailed))(failure),
      )
    } finally {
      setBusy(false)
    }
  }
  /** For offers it goes on to their question, unless something has to be looked at first. */
  const compute = (kind: 'preview' | 'offers' = 'preview') =>
    run(kind, async () => {
      const next = await previewList(wanted, getToken)
      setEarlier(preview?.rows)
      setPreview(next)
      setCounted({})
      typed.lookAgain(lookedBefore(next.unusual, replaced))
      setIssue({})
      const isReady = seatedRows(next).length > 0 && next.unusual.length === 0
      if (kind === 'offers' && isReady) await ask(next, 'offers')
    })
  /** A list with decisions is prepared with them, so that it is published as it was looked at. */
  const decide = (touched: ListPreview['touched']) =>
    run('preview', async () => {
      const decisions = decisionsOn(touched, decided)
      const next = await previewList({ ...wanted, decisions }, getToken)
      const known = new Set(touched.map(({ id }) => id))
      const added = next.touched.filter(({ id }) => !known.has(id))
      setPreview({ ...next, touched: [...touched, ...added] })
      setCounted(decisions)
      setAsked(added.length === 0 && 'final')
    })
  const ask = ({ unusual, touched }: ListPreview, kind: Exclude<Asked, false>) => {
    const found = missing(unusual)
    setIssue(found)
    const undecided = issuesOf(touched, decided)
    setDecisionIssues(undecided)
    setError('')
    const isReady = Object.keys({ ...found, ...undecided }).length === 0
    if (isReady && touched.length > 0) return decide(touched)
    setAsked(isReady && kind)
  }
  /** Publishes a prepared list and returns its id. */
  const send = async (list: ListPreview, time = { publishAt: '', objectionsUntil: '' }) =>
    (await publishList({ ...wanted, ...publishedAs(list, typed), ...time }, getToken)).id
  /** A list that was published is no longer prepared. */
  const close = () => {
    setAsked(false)
    setPreview(null)
    typed.clear()
  }
  const publish = (publishAt: string, objectionsUntil = '') =>
    run('publish', async () => {
      if (!preview) return
      const { number } = preview
      await send(preview, { publishAt, objectionsUntil })
      close()
      const { published } = objectionsUntil ? texts().provisional : wordsOf(replaced)
      showToast(
        publishAt
          ? texts().publishAt.scheduled(number, formatDateTime(new Date(publishAt)))
          : published(number),
      )
    })
  const explain = (application: string, getToken: GetToken) =>
    previewTrace({ ...wanted, decisions: counted, basis: preview?.basis ?? '', application }, getToken)
  const left = preview ? missing(preview.unusual) : {}
  const undecided = preview ? issuesOf(preview.touched, decided) : {}
  return {
    ...typed,
    ...{ preview, earlier, isBusy, asked, setAsked, error },
    isCounted: Object.keys(counted).length > 0,
    refused: issue,
    issue: stillOpen(issue, left),
    decisionIssues: openDecisions(decisionIssues, undecided),
    ...{ compute, ask, publish, send, close, explain, isRevision },
  }
}
