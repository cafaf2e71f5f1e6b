import { CSPProvider } from '@base-ui/react/csp-provider'
import { showField } from '@prangan/web/lib/show-field.ts'
import { useBusyFocus } from '@prangan/web/lib/use-busy-focus.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { EditConflictPanel } from '@prangan/web/ui/desk/edit-conflict.tsx'
import { LeaveDialog } from '@prangan/web/ui/desk/leave-dialog.tsx'
import { OthersHere } from '@prangan/web/ui/desk/others-here.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { useLeaveGuard } from '@prangan/web/ui/desk/use-leave-guard.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { admissionPaths } from '../../../contract/paths.ts'
import type { SessionRow } from '../api/session-row.ts'
import { useSessions } from '../api/use-sessions.ts'
import { newSession, sessionHref, sessionsHref } from '../hrefs.ts'
import { admissionDeskMessages, admissionMenuMessages } from '../messages.ts'
import { ItemHeader, ItemScreen } from '../scrutiny/item-screen.tsx'
import { blankSession, inOwnState } from './blank-session.ts'
import { FeeQuestion, useFeeQuestion } from './fee-question.tsx'
import { type Errors, ErrorsContext } from './fields.tsx'
import { nextLike } from './next-session.ts'
import { isAbout } from './part.tsx'
import { SessionParts } from './session-parts.tsx'
import { toTyped } from './typed-session.ts'
import { useSessionEditor } from './use-session-editor.ts'

const texts = () => admissionDeskMessages().admissionSessions
const back = () => ({ href: sessionsHref, label: admissionMenuMessages().sections.sessions })

export function SessionEditor() {
  const { item = '' } = useParams()
  const [params] = useSearchParams()
  const { live, retry } = useSessions()
  const sessions = live.status === 'ready' ? live.value : undefined
  const newest = sessions?.find(({ id }) => id === item) ?? null
  const isNew = item === newSession
  const from = sessions?.find(({ id }) => id === params.get('from'))
  return (
    <CSPProvider disableStyleElements>
      <ItemScreen
        back={back()}
        isLoading={live.status === 'loading'}
        hasFailed={live.status === 'failed'}
        onRetry={retry}
        failure={texts().notLoaded}
        gone={sessions !== undefined && !isNew && !newest && texts().gone}
      >
        {sessions && (isNew || newest) && (
          <Editor key={`${item} ${from?.id}`} id={item} newest={isNew ? null : newest} from={from} />
        )}
      </ItemScreen>
    </CSPProvider>
  )
}

type EditorProps = { id: string; newest: SessionRow | null; from: SessionRow | undefined }

function Editor({ id, newest, from }: EditorProps) {
  const navigate = useNavigate()
  const [opened] = useState(newest)
  const [blank] = useState(() => (from ? nextLike(inOwnState(toTyped(from))) : blankSession()))
  const heading = useRef<HTMLHeadingElement>(null)
  const main = useRef<HTMLElement>(null)
  const feeQuestion = useFeeQuestion()
  const editor = useSessionEditor({
    id: from ? `${id} ${from.id}` : id,
    opened,
    newest,
    blank,
    isSure: feeQuestion.ask,
    onSaved: (savedId) => {
      showToast(texts().saved)
      if (opened) return
      guard.release()
      navigate(sessionHref(savedId), { replace: true })
    },
  })
  const { typed, change, errors, message, isBusy, isDirty } = editor
  useBusyFocus(main, isBusy)
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, draft: { end: editor.endDraft } })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const [openParts, toggle] = useOpenParts(errors, editor.refusals, opened === null, main)
  return (
    <ErrorsContext value={errors}>
      <ItemHeader
        back={back()}
        heading={heading}
        title={typed.name ? texts().sessionOf(typed.name) : admissionMenuMessages().newSession}
        actions={
          <Button
            busy={isBusy}
            isIdle={!isDirty && opened !== null}
            aria-keyshortcuts="Control+Enter"
            onClick={editor.save}
          >
            {isBusy ? deskMessages().kit.saving : deskMessages().kit.save}
          </Button>
        }
      >
        {isDirty ? (
          <span className="line-clamp-4 sm:line-clamp-3">
            {[texts().unsaved, editor.summary].filter(Boolean).join(': ')}
          </span>
        ) : (
          opened && texts().isSaved
        )}
      </ItemHeader>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="mx-auto grid max-w-5xl gap-4 px-4 py-6 outline-none sm:px-6"
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return
          // Some browsers would also break the line.
          event.preventDefault()
          editor.save()
        }}
      >
        <div className="grid has-[p]:gap-3">
          {opened && <OthersHere record={admissionPaths.session(opened.id)} />}
          <Message tone="info">{editor.isRestored && isDirty && deskMessages().kit.form.restored()}</Message>
          <Message tone="error">{message}</Message>
        </div>
        <EditConflictPanel
          conflict={editor.conflict}
          what={texts().change.what}
          gone=""
          refusals={editor.conflicts}
        />
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          <SessionParts session={typed} onChange={change} openParts={openParts} onToggle={toggle} />
        </fieldset>
      </main>
      <FeeQuestion asked={feeQuestion.asked} />
      <LeaveDialog {...guard.question} />
    </ErrorsContext>
  )
}

function partsOf(path: string): string[] {
  const [first = '', at = '', part = ''] = path.split('.')
  if (first === 'programmes') {
    const inner = ['seats', 'merit', 'scheme'].includes(part)
      ? part
      : ['faculty', 'fee', 'level', 'key'].includes(part)
        ? 'basics'
        : ''
    return ['programmes', ...(inner ? [`programmes.${at}.${inner}`] : [])]
  }
  if (['subjects', 'claims', 'documents', 'admissionDay', 'refund', 'payment', 'rounds'].includes(first))
    return [first]
  if (first === 'holidays') return ['rounds']
  return [first === 'registration' || first === 'columns' ? 'university' : 'general']
}

/** Which parts are open. After a refused save, those with errors open, and the first wrong field gets the focus. */
function useOpenParts(
  errors: Errors,
  refusals: number,
  isNew: boolean,
  main: React.RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isNew ? ['general', 'programmes'] : ['programmes']),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refusal, also with the same errors.
  useEffect(() => {
    const wrong = Object.keys(errors)
    if (wrong.length === 0) return
    setOpen((last) => new Set([...last, ...wrong.flatMap(partsOf)]))
    const timer = setTimeout(() => {
      const named = main.current?.querySelectorAll<HTMLElement>('[name]') ?? []
      const first = [...named].find((field) =>
        wrong.some((path) => isAbout(path, [field.getAttribute('name') ?? '-'])),
      )
      if (first) showField(first)
    })
    return () => clearTimeout(timer)
  }, [refusals])
  const toggle = (part: string, isOpen: boolean) =>
    setOpen((last) => {
      if (last.has(part) === isOpen) return last
      const next = new Set(last)
      if (isOpen) next.add(part)
      else next.delete(part)
      return next
    })
  return [open, toggle] as const
}
