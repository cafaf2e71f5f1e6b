import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import type { NoticeSending } from '@prangan/web/plugin.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import type { MailingReport, Reach } from '../../contract/mailings.ts'
import type { mailDeskMessages } from './messages.ts'

export type ChoiceProps = ComponentProps<NoticeSending['Choice']>

type Texts = ReturnType<typeof mailDeskMessages>['push']

/** What was sent, or whom the notice reaches; null if the server did not say. */
type Known = { mailing: MailingReport | null; reach: Reach | null }

type SendChoiceProps = ChoiceProps & {
  texts: Texts
  /** Reads what was sent; undefined if the notice cannot be sent in this way. It must be the same function each time. */
  read: (id: string | null, token: string | undefined) => Promise<Known | undefined>
}

/** Offers to send a notice, with the number of those whom it reaches, or tells what was sent. */
export function SendChoice({ id, category, isChosen, onChoose, texts, read }: SendChoiceProps) {
  const { getToken } = useDeskSession()
  const [known, setKnown] = useState<Known | 'reading' | undefined>('reading')
  useEffect(() => {
    let isOpen = true
    const find = async () => read(id, await getToken())
    // Without the number, the notice can be sent all the same.
    find().then(
      (found) => isOpen && setKnown(found),
      () => isOpen && setKnown({ mailing: null, reach: null }),
    )
    return () => {
      isOpen = false
    }
  }, [id, getToken, read])

  if (known === undefined || known === 'reading') return null
  if (known.mailing) return <p className="text-sm text-muted">{reportOf(known.mailing, texts)}</p>
  const { choose, chooseLater, hint, nobody } = texts
  const { key, name } = category
  const count = known.reach?.[key]
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm">
      <input
        type="checkbox"
        className="mt-0.5 size-5 flex-none accent-indigo-900"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="grid gap-0.5">
        <span className="font-semibold text-indigo-950">{count ? choose(count) : chooseLater}</span>
        <span className="text-muted">{count === 0 ? nobody(name) : hint(name)}</span>
      </span>
    </label>
  )
}

function reportOf({ status, dueAt, sent, waiting, failed }: MailingReport, texts: Texts): string {
  const due = new Date(dueAt)
  const main = () => {
    if (status === 'withdrawn') return texts.withdrawn(sent)
    if (status === 'open' && sent + waiting + failed === 0) return texts.due(formatDateTime(due))
    return status === 'open' || waiting > 0 ? texts.sending(sent, waiting) : texts.sent(sent)
  }
  return [main(), ...(failed > 0 ? [texts.failed(failed)] : [])].join(' ')
}
