import { limits } from '@prangan/contract/limits'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { DraftNote } from '@prangan/web/ui/desk/draft-note.tsx'
import { EditConflictPanel } from '@prangan/web/ui/desk/edit-conflict.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type RefObject, useEffect, useId, useState } from 'react'
import { documentItem, mayBeRefused, slotOfItem } from '../../../contract/requirements.ts'
import { checkResults } from '../../../contract/schemas/full-application.ts'
import { admissionDeskMessages } from '../messages.ts'
import { itemsIn, type Outcome, type Part, type Sent } from './check-application.ts'
import type { ToCorrect } from './correct-button.tsx'
import { itemLabel } from './item-labels.ts'
import { groupsOfItem } from './opened-facts.tsx'
import { ScrutinyPart } from './scrutiny-part.tsx'
import { useScrutinyForm } from './use-scrutiny-form.ts'
import { useScrutinyKeys } from './use-scrutiny-keys.ts'

const texts = () => admissionDeskMessages().scrutiny

export type ScrutinyFormProps = {
  sent: Sent
  parts: readonly Part[]
  current: string
  onShow: (slot: string) => void
  onMove: (way: 'next' | 'previous') => void
  onBusyChange: (isBusy: boolean) => void
  onSaved: (outcome: Outcome) => void
  /** Set to what asks the applicant to correct a group of facts. */
  asking: RefObject<((what: ToCorrect) => void) | undefined>
  /** The version that this clerk's own correction made, which is no conflict. */
  ownVersion: number
  /** Returns true for a document that was neither shown nor opened here yet. */
  isUnseen: (slot: string) => boolean
}

/** Moves the focus to an item, with its whole part in view. */
function focusItem(item: string): void {
  const element = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`)
  for (const each of [element?.parentElement?.closest('[data-item]'), element])
    each?.scrollIntoView({ block: 'nearest' })
  element?.focus({ preventScroll: true })
}

/** The form that checks an application item by item, and does what follows with one button. */
export function ScrutinyForm(props: ScrutinyFormProps) {
  const { sent, parts, current, onShow, onMove, onBusyChange, onSaved, asking, ownVersion, isUnseen } = props
  const groupsOf = (item: string) => groupsOfItem(sent, item)
  const labelOf = (item: string) => itemLabel(item, sent.session)
  const state = useScrutinyForm({ row: sent.row, parts, groupsOf, labelOf, onBusyChange, onSaved })
  const { form, formProps, fields, isBusy, message, messageId, draft, isDirty, results } = state
  const typed = form.watch()
  asking.current = ({ group, item }) => {
    state.choose(item, 'queried')
    state.open(item, [...new Set([...state.opens(item), group])])
    focusItem(item)
  }
  const isOwn = state.conflict.changes !== undefined && sent.row.version === ownVersion
  // biome-ignore lint/correctness/useExhaustiveDependencies: what this clerk has just corrected is no news.
  useEffect(() => {
    if (isOwn) state.conflict.takeTheirs()
  }, [isOwn])
  const [refused, setRefused] = useState('')
  const keys = useScrutinyKeys({
    onMove,
    // The focus may be elsewhere, such as on the button of a correction: the part that is highlighted counts.
    onChoose: (choice) => {
      const item = current
      const result = checkResults[choice - 1]
      if (!result || results[item] === undefined) return
      const unseen = result === 'right' ? unseenSlot(item, parts, results, isUnseen) : undefined
      setRefused(unseen ?? '')
      if (unseen !== undefined) return onShow(unseen)
      if (result === 'refused' && !mayBeRefused(sent.session, item)) return
      focusItem(item)
      const next = state.choose(item, result)
      if (result === 'queried') return
      if (next) focusItem(next)
      else formProps.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    },
    onSave: () => isDirty && formProps.ref.current?.requestSubmit(),
  })
  const isRejected = typed.status === 'rejected'
  return (
    <form {...formProps} aria-label={texts().form} className="grid min-w-0 gap-4">
      <DraftNote draft={isDirty ? draft : null} />
      <KeysHelp isOn={keys.isOn} onChange={keys.setOn} />
      <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
        {parts.map((part) => (
          <ScrutinyPart
            key={part.item}
            part={part}
            sent={sent}
            state={state}
            current={current}
            onShow={onShow}
          />
        ))}
        <div className="grid gap-4 rounded-card border border-line bg-paper p-4">
          {state.questions > 0 && (
            <FormField fields={fields} name="answerBy" label={texts().answerBy} hint={texts().answerByHint}>
              {(control) => <DateInput {...control} type="date" />}
            </FormField>
          )}
          <label className="flex min-h-6 cursor-pointer items-center gap-3 text-sm font-semibold text-indigo-950">
            <input
              type="checkbox"
              className="size-5 flex-none accent-indigo-900"
              checked={isRejected}
              onChange={({ currentTarget }) =>
                form.setValue('status', currentTarget.checked ? 'rejected' : '', { shouldDirty: true })
              }
            />
            {texts().reject}
          </label>
          <FormField
            limit={limits.text.note}
            fields={fields}
            name="note"
            label={isRejected ? texts().reason : texts().note}
            hint={texts().noteHint}
            required={isRejected}
          >
            {(control) => <textarea {...control} rows={2} />}
          </FormField>
        </div>
      </fieldset>
      <SaveBar
        state={state}
        parts={parts}
        messageId={messageId}
        message={message}
        unseen={isUnseen(refused) ? labelOf(documentItem(refused)) : ''}
      />
    </form>
  )
}

type SaveBarProps = {
  state: ReturnType<typeof useScrutinyForm>
  parts: readonly Part[]
  messageId: string
  message: string | undefined
  /** Names the document that a key was not counted for. */
  unseen: string
}

/** Returns the document that has to be seen before an item is found right by a key: its own, or one that shows the data. */
function unseenSlot(
  item: string,
  parts: readonly Part[],
  results: Readonly<Record<string, string>>,
  isUnseen: (slot: string) => boolean,
): string | undefined {
  const proofs = parts.find((part) => part.item === item)?.proofs ?? [item]
  return proofs
    .filter((proof) => proof === item || results[proof] !== 'right')
    .flatMap((proof) => slotOfItem(proof) ?? [])
    .find(isUnseen)
}

function SaveBar({ state, parts, messageId, message, unseen }: SaveBarProps) {
  const { outcome, questions, isBusy, isDirty, conflict, results } = state
  const open = itemsIn(parts).filter((item) => results[item] === '').length
  return (
    <div className="sticky-bar sticky bottom-0 z-10 -mx-1 grid gap-3 border-t border-line bg-paper px-1 py-3">
      <Message id={messageId} tone="error">
        {message}
      </Message>
      <div className="max-h-[40dvh] overflow-y-auto">
        <EditConflictPanel conflict={conflict} what={texts().what} gone="" />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="flex-1 text-sm text-muted">
          {unseen ? texts().notSeen(unseen) : texts().toCheck(open)}
        </p>
        <Button
          type="submit"
          look={outcome === 'rejected' ? 'danger' : 'primary'}
          busy={isBusy}
          isIdle={!isDirty}
          aria-keyshortcuts="Control+Enter"
        >
          {isBusy ? deskMessages().kit.saving : texts().save[outcome](questions)}
        </Button>
      </div>
    </div>
  )
}

function KeysHelp({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted max-md:hidden">
      <p id={id}>{texts().keys}</p>
      <label className="flex min-h-6 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-indigo-900"
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {texts().singleKeys}
      </label>
    </div>
  )
}
