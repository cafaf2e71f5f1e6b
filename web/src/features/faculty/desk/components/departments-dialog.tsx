import { departmentHome, departmentSubject, isFacultySlug } from '@prangan/contract/departments'
import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { inOtherLanguages } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../../http/client.ts'
import { type GetToken, useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { languageName, writtenIn } from '../../../../messages/language-name.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { ConfirmDialog } from '../../../../ui/desk/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { DepartmentRow } from '../api/watch-departments.ts'

const texts = () => deskMessages().members.departments

const loadDepartments = async () => (await import('../api/watch-departments.ts')).watchDepartments

type DepartmentsDialogProps = {
  isOpen: boolean
  onClose: () => void
  menusHref: string
}

/** The departments of the college, live: their names, their pages, and two spellings made one. */
export function DepartmentsDialog({ isOpen, onClose, menusHref }: DepartmentsDialogProps) {
  const { title, text, menus, toMenus } = texts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={text} initialFocus="title" isWide>
      <Departments />
      <p className="mt-6 text-sm text-muted">
        {menus}{' '}
        <Link to={menusHref} className="font-semibold text-indigo-800 underline">
          {toMenus}
        </Link>
      </p>
    </Dialog>
  )
}

function Departments() {
  const { live, retry } = useLive(loadDepartments, 'departments')
  if (live.status === 'loading') return <p className="mt-6 text-sm text-muted">{messages().common.loading}</p>
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {live.value.map((row) => (
        <Department key={row.slug} row={row} others={live.value.filter(({ slug }) => slug !== row.slug)} />
      ))}
    </ul>
  )
}

type DepartmentProps = { row: DepartmentRow; others: readonly DepartmentRow[] }

function Department({ row, others }: DepartmentProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { slug, name, teachers } = row
  const canName = otherLanguages.length > 0
  const canMerge = !isFacultySlug(slug) && others.length > 0
  const small = buttonClass('quiet', 'small')
  return (
    <li className="grid gap-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold wrap-anywhere text-indigo-950">
            <UserText text={name.en} />
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {otherLanguages.map(
              (language) =>
                name[language] && (
                  <Fragment key={language}>
                    <UserText text={name[language]} />
                    {' · '}
                  </Fragment>
                ),
            )}
            {texts().teachers(teachers)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            href={departmentHome(slug)}
            target="_blank"
            rel="noopener"
            className={small}
            aria-describedby={id}
          >
            {texts().page}
            <NewTabHint />
          </a>
          <Button
            look="quiet"
            size="small"
            aria-describedby={id}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {canName || canMerge ? texts().edit : deskMessages().audit.history}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="grid gap-6 rounded-card bg-sand p-4">
          {canName && <NameForm row={row} />}
          {canMerge && <MergeForm row={row} others={others} />}
          <AuditTrail subject={departmentSubject(slug)} />
        </div>
      )}
    </li>
  )
}

/** A call about a department: whether it is under way, and why it failed. */
function useDepartmentCall() {
  const { getToken } = useDeskSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const run = async (work: (options: { token: Awaited<ReturnType<GetToken>> }) => Promise<void>) => {
    setBusy(true)
    setError('')
    try {
      await work({ token: await getToken() })
    } catch (failure) {
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, setError, run }
}

function NameForm({ row: { slug, name } }: { row: DepartmentRow }) {
  const { isBusy, error, run } = useDepartmentCall()
  const [typed, setTyped] = useState(inOtherLanguages(name))
  const { nameIn, save, saved } = texts()
  const submit = () =>
    run(async (options) => {
      const input = { params: { slug }, body: typed }
      showToast(saved((await call(facultyEndpoints, 'nameDepartment', input, options)).message))
    })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      {otherLanguages.map((language, at) => (
        <Field
          key={language}
          limit={limits.content.label}
          label={nameIn(languageName(language))}
          error={at === 0 ? error : ''}
        >
          {(control) => (
            <input
              {...control}
              {...writtenIn(language)}
              type="text"
              autoComplete="off"
              value={typed[language]}
              onChange={({ currentTarget }) => setTyped({ ...typed, [language]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <p>
        <Button type="submit" look="secondary" size="small" busy={isBusy}>
          {save[isBusy ? 1 : 0]}
        </Button>
      </p>
    </form>
  )
}

function MergeForm({ row: { slug, name, teachers }, others }: DepartmentProps) {
  const { isBusy, error, setError, run } = useDepartmentCall()
  const [chosen, setChosen] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { into, choose, merge, merged, confirm } = texts()
  const target = others.find((other) => other.slug === chosen)
  const submit = () =>
    run(async (options) => {
      const input = { params: { slug }, body: { into: chosen, teachers } }
      const { message } = await call(facultyEndpoints, 'mergeDepartment', input, options)
      setAsking(false)
      showToast(merged(message))
    })
  return (
    <div className="grid gap-3">
      <Field label={into}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            placeholder={choose}
            options={others.map((other) => other.slug)}
            labels={Object.fromEntries(others.map((other) => [other.slug, inLanguage(other.name)]))}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
      </Field>
      <p>
        <Button look="secondary" size="small" disabled={!target} onClick={() => setAsking(true)}>
          {merge}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => {
          setAsking(false)
          setError('')
        }}
        onConfirm={submit}
        title={confirm.title(inLanguage(name))}
        action={merge}
        busyAction={confirm.busy}
        isBusy={isBusy}
        error={error}
      >
        <Message tone="info">
          {target && confirm.text(teachers, inLanguage(name), inLanguage(target.name))}
        </Message>
      </ConfirmDialog>
    </div>
  )
}
