import { call } from '@prangan/web/http/client.ts'
import { pushEndpoints } from '../../contract/endpoints.ts'
import { mailDeskMessages } from './messages.ts'
import { type ChoiceProps, SendChoice } from './send-choice.tsx'

async function read(id: string | null, token: string | undefined) {
  const { mailing } = id
    ? await call(pushEndpoints, 'readPush', { params: { id } }, { token })
    : { mailing: null }
  if (mailing) return { mailing, reach: null }
  const { reach } = await call(pushEndpoints, 'countPushDevices', {}, { token })
  return reach ? { mailing, reach } : undefined
}

/** Shows nothing where the college has not set up notifications. */
export function PushChoice(props: ChoiceProps) {
  return <SendChoice {...props} texts={mailDeskMessages().push} read={read} />
}
