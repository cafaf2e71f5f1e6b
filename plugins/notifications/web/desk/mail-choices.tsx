import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { type Listen, useLive } from '@prangan/web/lib/use-live.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Switch } from '@prangan/web/ui/desk/switch.tsx'
import { showFailedToast, showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useId, useMemo, useState } from 'react'
import type { NotificationChoices } from '../../contract/notifications.ts'
import { choose, readChoices } from './api.ts'
import { notificationMessages } from './messages.ts'

/** A person chooses what they get by mail. Only admins get the morning mail. */
export function MailChoices() {
  const texts = notificationMessages().choices
  const titleId = useId()
  const { getToken } = useDeskSession()
  const load = useMemo(() => {
    const read: Listen<NotificationChoices> = (_, next, failed) => {
      readChoices(getToken).then(next, failed)
      return () => {}
    }
    return async () => read
  }, [getToken])
  const { live, retry } = useLive(load, '')
  return (
    <section aria-labelledby={titleId} className="mt-12 max-w-3xl">
      <h2 id={titleId} className="text-xl text-indigo-950">
        {texts.title}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{texts.text}</p>
      <div className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8">
        {live.status === 'loading' && <p role="status">{messages().common.loading}</p>}
        {live.status === 'failed' && <LoadFailure onRetry={retry}>{texts.notLoaded}</LoadFailure>}
        {live.status === 'ready' && <ChoiceList stored={live.value} />}
      </div>
    </section>
  )
}

function ChoiceList({ stored }: { stored: NotificationChoices }) {
  const texts = notificationMessages().choices
  const { can, getToken } = useDeskSession()
  const [chosen, setChosen] = useState(stored)

  async function change(changed: Partial<NotificationChoices>): Promise<void> {
    const next = { ...chosen, ...changed }
    setChosen(next)
    try {
      await choose(next, getToken)
      showToast(texts.saved)
    } catch {
      setChosen(chosen)
      showFailedToast(texts.notSaved)
    }
  }

  return (
    <div className="grid gap-4">
      <div>
        <Switch label={texts.assigned} isOn={chosen.assigned} onChange={(assigned) => change({ assigned })} />
        <p className="text-sm text-muted">{texts.assignedText}</p>
      </div>
      {can('operation:read') && (
        <div>
          <Switch label={texts.morning} isOn={chosen.morning} onChange={(morning) => change({ morning })} />
          <p className="text-sm text-muted">{texts.morningText}</p>
        </div>
      )}
    </div>
  )
}
