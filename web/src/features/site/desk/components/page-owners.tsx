import { useId, useState } from 'react'
import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import { Message } from '../../../../ui/message.tsx'
import { usePageCall } from '../api/use-page-call.ts'
import type { PageRow } from '../page-labels.ts'

const texts = () => deskMessages().pagesList.owners

const loadTeachers = async () => (await import('../api/watch-teachers.ts')).watchTeachers

type PageOwnersProps = { page: PageRow; onBusyChange: (isBusy: boolean) => void }

/** Which teachers may edit a page, and whether they may publish it too. */
export function PageOwners({ page, onBusyChange }: PageOwnersProps) {
  const { isBusy, error, run } = usePageCall()
  const id = useId()
  const { live } = useLive(loadTeachers, 'teachers')
  const [chosen, setChosen] = useState<readonly string[]>(page.owners)
  const [mayPublish, setMayPublish] = useState(page.ownersPublish)
  const teachers = live.status === 'ready' ? live.value : []
  const isChanged =
    mayPublish !== page.ownersPublish || [...chosen].sort().join() !== [...page.owners].sort().join()

  const save = async () => {
    onBusyChange(true)
    await run(async (call) => {
      const body = { owners: [...chosen], ownersPublish: mayPublish }
      showToast(texts().saved((await call('setPageOwners', { params: { id: page.id }, body })).message))
    })
    onBusyChange(false)
  }
  const toggle = (uid: string, isOwner: boolean) =>
    setChosen((before) => (isOwner ? [...before, uid] : before.filter((each) => each !== uid)))

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-serif text-lg font-semibold text-indigo-950">
        {texts().title}
      </h3>
      <p className="text-sm text-muted">{texts().text}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto rounded-card border border-line p-3 sm:grid-cols-2">
        {teachers.map(({ uid, name }) => (
          <li key={uid}>
            <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                className="size-5 flex-none accent-indigo-900"
                checked={chosen.includes(uid)}
                disabled={isBusy}
                onChange={({ currentTarget }) => toggle(uid, currentTarget.checked)}
              />
              {name}
            </label>
          </li>
        ))}
        {live.status === 'failed' && <li className="text-sm text-danger">{texts().notLoaded}</li>}
      </ul>
      <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 flex-none accent-indigo-900"
          checked={mayPublish}
          disabled={isBusy}
          onChange={({ currentTarget }) => setMayPublish(currentTarget.checked)}
        />
        {texts().mayPublish}
      </label>
      <Message tone="error">{error}</Message>
      <p>
        <Button look="secondary" size="small" busy={isBusy} isIdle={!isChanged} onClick={save}>
          {texts().save}
        </Button>
      </p>
    </section>
  )
}
