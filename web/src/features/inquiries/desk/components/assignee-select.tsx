import type { ComponentProps } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useLive } from '../../../../lib/use-live.ts'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { type Handler, watchHandlers } from '../handle-inquiry.ts'

const loadHandlers = async () => watchHandlers
const nobody: readonly Handler[] = []

type AssigneeSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  /** Who has it now. */
  now?: Handler | null
}

/** Picks the member of staff who is to handle an inquiry: nobody, oneself, or one of the faculty. */
export function AssigneeSelect({ now, ...control }: AssigneeSelectProps) {
  const { uid } = useDeskSession()
  const { live } = useLive(loadHandlers, 'handlers')
  const handlers = live.status === 'ready' ? live.value : nobody
  const all = [...(now ? [now] : []), ...handlers.filter((each) => each.uid !== now?.uid && each.uid !== uid)]
  const others = all.filter((each) => each.uid !== uid)
  return (
    <SelectBox
      {...control}
      options={['', uid, ...others.map((each) => each.uid)]}
      labels={{
        ...Object.fromEntries(others.map((each) => [each.uid, each.name])),
        '': 'Nobody',
        [uid]: 'Me',
      }}
    />
  )
}
