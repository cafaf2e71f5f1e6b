import { college } from '@prangan/college/config'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { deviceId } from '@prangan/web/lib/device.ts'
import { type MailLink, useMailLink } from '@prangan/web/lib/use-mail-link.ts'
import { language } from '@prangan/web/messages/language.ts'
import { OpenByCode } from '@prangan/web/ui/forms/open-by-code.tsx'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { admissionLimits } from '../../../contract/limits.ts'
import {
  OpenApplicationInputSchema,
  RequestApplicationCodeInputSchema,
} from '../../../contract/schemas/own-application.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { keepToken, readToken } from '../../apply/api/started.ts'
import { forgetTyped, keepOpened, keepRequest, readOpened, readRequest } from '../api/kept-in-tab.ts'
import { OpenedApplication } from './opened-application.tsx'

const exampleNumber = `${college.shortCode}-2026-K7M4QX3`
const codeMinutes = admissionLimits.codeLifetime / 60_000

const { number, code } = OpenApplicationInputSchema.shape
const { contact } = RequestApplicationCodeInputSchema.shape
type Opening = { number: string; code: string }
type Asking = { number: string; contact: string }
const schemas = {
  opening: z.object({ number, code }) as z.ZodMiniType<Opening, Opening>,
  asking: z.object({ number, contact: z.pipe(z.string(), contact) }) as z.ZodMiniType<Asking, Asking>,
}

const calls = {
  request: (asked: Asking) =>
    call(ownApplicationEndpoints, 'requestApplicationCode', {
      body: { ...asked, device: deviceId(), language: language() },
    }),
  open: ({ number, code, flow }: MailLink) =>
    call(ownApplicationEndpoints, 'openApplication', { body: { number, code, flow, device: deviceId() } }),
}

/**
 * The applicant's page: asks for a code, and shows the application. A tab that has just sent an application opens it without
 * a code, and a reload of the tab keeps it open.
 */
export function ApplicationStatus() {
  const [token, setToken] = useState('')
  const [shut, setShut] = useState<'ended' | 'closed'>()
  const { link, forgetLink } = useMailLink()
  const [kept, setKept] = useState<MailLink>()
  useEffect(() => {
    setKept(readRequest())
    setToken(readOpened() || readToken())
  }, [])
  const { access } = applicantMessages()

  // A mail's link asks for another application than the one that is open, or for the same again.
  if (token !== '' && !link) {
    return (
      <OpenedApplication
        token={token}
        onEnd={(number) => {
          keepOpened('')
          keepToken('')
          setToken('')
          setShut('ended')
          setKept({ number, flow: '', code: '' })
        }}
        onClose={() => {
          forgetTyped()
          keepToken('')
          setToken('')
          setShut('closed')
          setKept(undefined)
        }}
      />
    )
  }
  return (
    <div className="grid gap-6">
      <Message tone="info">{shut && access[shut]}</Message>
      <OpenByCode
        texts={{ ...access, numberHint: access.numberHint(exampleNumber) }}
        schemas={schemas}
        calls={calls}
        failure={{ refused: callMessages.unreadable, network: callMessages.unreachable }}
        sent={(answer) => access.codeSent(answer, codeMinutes)}
        link={link ?? kept}
        needsRequest
        onRequested={keepRequest}
        onOpened={({ token }) => {
          forgetLink()
          setShut(undefined)
          keepOpened(token)
          setToken(token)
        }}
      />
      <p className="text-sm text-muted">
        <MarkedText text={access.apply} linkClass="font-semibold text-indigo-800 underline" />
      </p>
    </div>
  )
}
