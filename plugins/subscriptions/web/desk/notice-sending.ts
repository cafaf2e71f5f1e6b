import { call } from '@prangan/web/http/client.ts'
import type { NoticeSending } from '@prangan/web/plugin.ts'
import { lazy } from 'react'
import { mailingEndpoints, pushEndpoints } from '../../contract/endpoints.ts'
import { mailDeskMessages } from './messages.ts'

/** Resolves with the sentence if it failed. The notice's form tells what was sent. */
async function told(sending: Promise<unknown>, failed: string): Promise<string> {
  try {
    await sending
    return ''
  } catch (error) {
    console.error(error)
    return failed
  }
}

export const noticeSending: readonly NoticeSending[] = [
  {
    id: 'mail',
    Choice: lazy(async () => ({ default: (await import('./mail-choice.tsx')).MailChoice })),
    send: async (id, getToken) => {
      const sent = async () =>
        call(mailingEndpoints, 'mailNotice', { params: { id } }, { token: await getToken() })
      return told(sent(), mailDeskMessages().mail.notQueued)
    },
  },
  {
    id: 'push',
    Choice: lazy(async () => ({ default: (await import('./push-choice.tsx')).PushChoice })),
    send: async (id, getToken) => {
      const sent = async () =>
        call(pushEndpoints, 'pushNotice', { params: { id } }, { token: await getToken() })
      return told(sent(), mailDeskMessages().push.notQueued)
    },
  },
]
