import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { type ComponentProps, useCallback } from 'react'
import type { InquiryHandler } from '../../../contract/inquiries.ts'
import { watchHandlers } from '../handle-inquiry.ts'
import { inquiryDeskMessages } from '../messages.ts'

const nobody: readonly InquiryHandler[] = []

type AssigneeSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  now?: InquiryHandler | null
}

/** Picks the member of staff who is to handle an inquiry: nobody, oneself, or another who may. */
export function AssigneeSelect({ now, ...control }: AssigneeSelectProps) {
  const { uid, getToken } = useDeskSession()
  const load = useCallback(async () => watchHandlers(getToken), [getToken])
  const { live } = useLive(load, 'handlers')
  const handlers = live.status === 'ready' ? live.value : nobody
  const all = [...(now ? [now] : []), ...handlers.filter((each) => each.uid !== now?.uid && each.uid !== uid)]
  const others = all.filter((each) => each.uid !== uid)
  return (
    <SelectInput
      {...control}
      options={['', uid, ...others.map((each) => each.uid)]}
      labels={{
        ...Object.fromEntries(others.map((each) => [each.uid, each.name])),
        '': inquiryDeskMessages().nobody,
        [uid]: inquiryDeskMessages().me,
      }}
    />
  )
}
