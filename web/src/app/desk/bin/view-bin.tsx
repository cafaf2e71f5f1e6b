import { college } from '@prangan/college/config'
import type { BinKind } from '@prangan/contract/bin'
import { useMemo, useState } from 'react'
import type { BinRow } from '../../../lib/bin.ts'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { usePersonNames } from '../../../lib/person-names.ts'
import { typeInto } from '../../../lib/type-into.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { ResourceScreen } from '../../../ui/desk/resource-screen.tsx'
import { showToast } from '../../../ui/desk/toasts.tsx'
import { useResourceScreen } from '../../../ui/desk/use-resource-screen.ts'
import { binOf, kinds, visibleKinds } from './bin.ts'
import { binColumns } from './bin-columns.tsx'
import { EmptyBin } from './empty-bin.tsx'

const texts = () => deskMessages().bin
const loadDialogs = () => import('./bin-dialogs.tsx')

/** Everything that was deleted or rejected, of the kinds that somebody may see: found, restored and deleted permanently. */
export function ViewBin() {
  const { can, getToken } = useDeskSession()
  const shown = useMemo(() => visibleKinds(can), [can])
  const resource = useMemo(() => binOf(shown), [shown])
  const screen = useResourceScreen(resource, loadDialogs)
  const { list, filter, section, heading, opener, ask } = screen
  const nameOfPerson = usePersonNames()
  const [error, setError] = useState<string>()
  const [restoringId, setRestoringId] = useState<string>()

  const restore = async ({ id, kind, entryId }: BinRow) => {
    setError(undefined)
    setRestoringId(id)
    try {
      showToast(texts().restored((await kinds[kind].restore(entryId, getToken)).message))
    } catch (failed) {
      setError(actionFailure(() => texts().notRestored)(failed))
    } finally {
      setRestoringId(undefined)
    }
  }
  const clearSearch = () => {
    const input = section.current?.querySelector<HTMLInputElement>('input[type="search"]')
    if (!input) return
    input.focus()
    typeInto(input, '')
  }
  const mayPurge = can('bin:empty')
  const isWhole = filter.search === '' && list.number === 1 && list.total !== undefined
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={binColumns({
        nameOfPerson,
        restoringId,
        mayRestore: ({ kind }) => can(kinds[kind].restoredBy),
        onRestore: restore,
        opener: can('audit:read') ? opener : undefined,
        onPurge: mayPurge ? (row) => ask('purge', [row]) : undefined,
      })}
      emptyText={
        filter.search ? (
          <NothingFound search={filter.search} onClear={clearSearch} />
        ) : (
          texts().empty(college.limits.daysInBin)
        )
      }
      error={error}
      actions={
        mayPurge && (
          <EmptyBin
            kinds={filter.kind ? [filter.kind as BinKind] : shown}
            rows={isWhole ? list.rows : []}
            total={list.total ?? 0}
            focusAfter={() => heading.current}
          />
        )
      }
    />
  )
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <>
      <span className="block pb-4 wrap-anywhere">{texts().nothingFound(search)}</span>
      <Button look="secondary" size="small" onClick={onClear}>
        {texts().clearSearch}
      </Button>
    </>
  )
}
