import { call } from '@prangan/web/http/client.ts'
import type { NoticeSending } from '@prangan/web/plugin.ts'
import { lazy } from 'react'
import { mailingEndpoints } from '../../contract/endpoints.ts'
import { mailDeskMessages } from './messages.ts'

const Choice = lazy(async () => ({ default: (await import('./mail-choice.tsx')).MailChoice }))

export const noticeSending: NoticeSending = {
  id: 'mail',
  Choice,
  send: async (id, getToken) => {
    try {
      await call(mailingEndpoints, 'mailNotice', { params: { id } }, { token: await getToken() })
      // The notice's form tells what was sent.
      return ''
    } catch (error) {
      console.error(error)
      return mailDeskMessages().notQueued
    }
  },
}
