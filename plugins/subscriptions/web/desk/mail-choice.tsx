import { call } from '@prangan/web/http/client.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import type { NoticeSending } from '@prangan/web/plugin.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { mailingEndpoints } from '../../contract/endpoints.ts'
import type { MailingReport, Reach } from '../../contract/mailings.ts'
import { mailDeskMessages } from './messages.ts'

type MailChoiceProps = ComponentProps<NoticeSending['Choice']>

type Known = { mailing: MailingReport | null; reach: Reach | null }

/** Offers to mail a notice, with the number of those whom it reaches, or tells what was mailed. */
export function MailChoice({ id, category, isChosen, onChoose }: MailChoiceProps) {
  const { getToken } = useDeskSession()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let isOpen = true
    const read = async (): Promise<Known> => {
      const token = await getToken()
      const { mailing } = id
        ? await call(mailingEndpoints, 'readMailing', { params: { id } }, { token })
        : { mailing: null }
      return {
        mailing,
        reach: mailing ? null : await call(mailingEndpoints, 'countSubscribers', {}, { token }),
      }
    }
    // Without the number, the notice can be sent all the same.
    read().then(
      (found) => isOpen && setKnown(found),
      () => isOpen && setKnown({ mailing: null, reach: null }),
    )
    return () => {
      isOpen = false
    }
  }, [id, getToken])

  if (known?.mailing) return <p className="text-sm text-muted">{reportOf(known.mailing)}</p>
  const { choose, chooseLater, hint, nobody } = mailDeskMessages()
  const count = known?.reach?.[category]
  const name = deskMessages().news.categories[category]
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

function reportOf({ status, dueAt, sent, waiting, failed }: MailingReport): string {
  const texts = mailDeskMessages()
  const due = new Date(dueAt)
  const main = () => {
    if (status === 'withdrawn') return texts.withdrawn(sent)
    if (status === 'open' && sent + waiting + failed === 0) return texts.due(formatDateTime(due))
    return status === 'open' || waiting > 0 ? texts.sending(sent, waiting) : texts.sent(sent)
  }
  return [main(), ...(failed > 0 ? [texts.failed(failed)] : [])].join(' ')
}
