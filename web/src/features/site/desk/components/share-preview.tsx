import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { usePageCall } from '../api/use-page-call.ts'

const texts = () => deskMessages().pagesList.share

/** Makes a link that shows the draft of a page to somebody without an account. */
export function SharePreview({ page }: { page: { id: string } }) {
  const { isBusy, error, run } = usePageCall()
  const [link, setLink] = useState<{ address: string; until: Date } | null>(null)
  const [isCopied, setCopied] = useState(false)
  const make = () =>
    run(async (call) => {
      const made = await call('sharePagePreview', { params: { id: page.id } })
      setLink({ address: location.origin + made.path, until: new Date(made.expiresAt) })
    })
  return (
    <section aria-label={texts().label} className="grid gap-3">
      {link ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-[1_1_16rem]">
            <Field label={texts().label} hint={texts().hint(formatDateTime(link.until))}>
              {(control) => (
                <input
                  {...control}
                  readOnly
                  value={link.address}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              )}
            </Field>
          </div>
          <Button
            look="secondary"
            className="mb-6.5"
            onClick={() => void navigator.clipboard.writeText(link.address).then(() => setCopied(true))}
          >
            <Copy aria-hidden="true" size={16} />
            {texts().copy}
          </Button>
          <span role="status" className="mb-6.5 self-center text-sm text-muted">
            {isCopied && texts().copied}
          </span>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <Button look="secondary" size="small" busy={isBusy} onClick={make}>
            {!isBusy && <Link2 aria-hidden="true" size={16} />}
            {texts().label}
          </Button>
          <span className="min-w-0 flex-1">{texts().text}</span>
        </p>
      )}
      <Message tone="error">{error}</Message>
    </section>
  )
}
