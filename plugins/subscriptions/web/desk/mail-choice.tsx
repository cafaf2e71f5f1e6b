import { call } from '@prangan/web/http/client.ts'
import { mailingEndpoints } from '../../contract/endpoints.ts'
import { mailDeskMessages } from './messages.ts'
import { type ChoiceProps, SendChoice } from './send-choice.tsx'

async function read(id: string | null, token: string | undefined) {
  const { mailing } = id
    ? await call(mailingEndpoints, 'readMailing', { params: { id } }, { token })
    : { mailing: null }
  const reach = mailing ? null : await call(mailingEndpoints, 'countSubscribers', {}, { token })
  return { mailing, reach }
}

export function MailChoice(props: ChoiceProps) {
  return <SendChoice {...props} texts={mailDeskMessages().mail} read={read} />
}
