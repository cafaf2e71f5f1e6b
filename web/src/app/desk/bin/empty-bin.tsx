import { CSPProvider } from '@base-ui/react/csp-provider'
import type { BinKind } from '@prangan/contract/bin'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BinRow } from '../../../lib/bin.ts'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { locale } from '../../../messages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/desk/confirm-dialog.tsx'
import { NamedSeveral } from '../../../ui/desk/named.tsx'
import { showToast } from '../../../ui/desk/toasts.tsx'
import { emptyBin } from './purge-bin.ts'

type EmptyBinProps = {
  kinds: readonly BinKind[]
  /** The latest entries of these kinds, and the number of all. */
  rows: readonly BinRow[]
  total: number
  focusAfter: () => HTMLElement | null
}

type Asked = Pick<EmptyBinProps, 'kinds' | 'rows' | 'total'>

const texts = () => deskMessages().bin.emptying

/** Asks before it deletes permanently what is in the list. What others delete meanwhile stays. */
export function EmptyBin({ focusAfter, ...shown }: EmptyBinProps) {
  const { getToken } = useDeskSession()
  const [asked, setAsked] = useState<Asked>(shown)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [latest] = asked.rows
  const opener = useRef<HTMLButtonElement>(null)

  const run = async () => {
    if (!latest) return
    setBusy(true)
    setError(undefined)
    try {
      const { deleted } = await emptyBin(asked.kinds, latest.deletedAt, getToken)
      setOpen(false)
      showToast(texts().done(deleted))
    } catch (failure) {
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {shown.rows.length > 0 && (
        <Button
          ref={opener}
          look="secondary"
          onClick={() => {
            setAsked(shown)
            setError(undefined)
            setOpen(true)
          }}
        >
          <Trash2 aria-hidden="true" size={18} />
          {texts().action}
        </Button>
      )}
      <CSPProvider disableStyleElements>
        <ConfirmDialog
          isOpen={isOpen}
          onCancel={() => setOpen(false)}
          onConfirm={run}
          title={texts().title(
            new Intl.ListFormat(locale()).format(asked.kinds.map((kind) => deskMessages().bin.kinds[kind])),
          )}
          action={deskMessages().bin.purge.labels[0]}
          busyAction={deskMessages().bin.purge.labels[1]}
          isBusy={isBusy}
          error={error}
          finalFocus={() => opener.current ?? focusAfter()}
        >
          <p className="mb-4">
            {texts().text(asked.total)} {deskMessages().bin.final}
          </p>
          <NamedSeveral
            rows={asked.rows}
            total={asked.total}
            nameOf={({ name }) => name}
            moreOf={({ more = '' }) => more}
          />
        </ConfirmDialog>
      </CSPProvider>
    </>
  )
}
