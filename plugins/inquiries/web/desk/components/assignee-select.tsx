import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { type ComponentProps, useCallback } from 'react'
import type { InquiryHandler } from '../../../contract/inquiries.ts'
import { watchHandlers } from '../handle-inquiry.ts'
import { inquiryDeskMessages } from '../messages.ts'

const noHandlers: readonly InquiryHandler[] = []

/** Returns the names of those who may be given an inquiry, by uid: nobody (''), oneself, and others. */
export function useAssignees(now?: InquiryHandler | null): Readonly<Record<string, string>> {
  const { uid, getToken } = useDeskSession()
  const load = useCallback(async () => watchHandlers(getToken), [getToken])
  const { live } = useLive(load, 'handlers')
  const handlers = live.status === 'ready' ? live.value : noHandlers
  const all = [...(now ? [now] : []), ...handlers.filter((each) => each.uid !== now?.uid)]
  const { nobody, me } = inquiryDeskMessages()
  return {
    '': nobody,
    [uid]: me,
    ...Object.fromEntries(all.filter((each) => each.uid !== uid).map((each) => [each.uid, each.name])),
  }
}

type AssigneeSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  assignees: Readonly<Record<string, string>>
}

/** Picks the member of staff who is to handle an inquiry. */
export const AssigneeSelect = ({ assignees, ...control }: AssigneeSelectProps) => (
  <SelectInput {...control} options={Object.keys(assignees)} labels={assignees} />
)
