import { settingsId } from '@prangan/contract/paths'
import type { LibraryUse } from '@prangan/contract/schemas/library'
import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { usePageCall } from '../api/use-page-call.ts'
import { editorHref } from '../editor-href.ts'

const texts = () => deskMessages().settingsForms.uses

/** Says on a press which pages name a fact, with links to their editors: to find them, the server reads all pages. */
export function FactUses({ name, what }: { name: string; what: string }) {
  const { isBusy, error, run } = usePageCall()
  const [found, setFound] = useState<{ name: string; uses: readonly LibraryUse[] } | null>(null)
  const find = () =>
    run(async (call) => {
      const { uses } = await call('listFactUses', { params: { key: name } })
      setFound({ name, uses: uses.filter(({ page }) => page !== settingsId) })
    })
  const uses = found?.name === name ? found.uses : undefined
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      {!uses && (
        <Button look="quiet" size="small" busy={isBusy} onClick={find}>
          {texts().find}
          <span className="sr-only">: {what}</span>
        </Button>
      )}
      <p role="status" className="text-muted empty:absolute">
        {uses?.length === 0 && texts().none}
        {uses && uses.length > 0 && `${texts().title} `}
        {uses?.map(({ page, title, isPublished }, at) => (
          <Fragment key={page}>
            {at > 0 && ', '}
            <Link to={editorHref(page)} className="underline hover:text-indigo-900">
              <UserText text={title} />
            </Link>
            {!isPublished && ` (${texts().notPublished})`}
          </Fragment>
        ))}
      </p>
      <Message tone="error">{error}</Message>
    </div>
  )
}
