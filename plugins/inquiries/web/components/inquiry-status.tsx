import { college } from '@prangan/college/config'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { deviceId } from '@prangan/web/lib/device.ts'
import { type MailLink, useMailLink } from '@prangan/web/lib/use-mail-link.ts'
import { language } from '@prangan/web/messages/language.ts'
import { OpenByCode } from '@prangan/web/ui/forms/open-by-code.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { inquiryEndpoints } from '../../contract/endpoints.ts'
import {
  OpenInquiryInputSchema,
  type OwnInquiry,
  RequestInquiryCodeInputSchema,
} from '../../contract/inquiry-forms.ts'
import { inquiryLimits } from '../../contract/limits.ts'
import { inquiryMessages } from '../messages.ts'
import { InquiryProgress } from './inquiry-progress.tsx'

const exampleNumber = `${college.shortCode}-G-2026-K7M4QX3`

const codeMinutes = inquiryLimits.codeLifetime / 60_000

/** An inquiry that a code has opened. The token is kept in memory alone, so that it goes with the page. */
type Opened = { token: string; inquiry: OwnInquiry }

const { number, code } = OpenInquiryInputSchema.shape
const { contact } = RequestInquiryCodeInputSchema.shape
const schemas = {
  opening: z.object({ number, code }) as z.ZodMiniType<
    { number: string; code: string },
    { number: string; code: string }
  >,
  asking: z.object({ number, contact: z.pipe(z.string(), contact) }) as z.ZodMiniType<
    { number: string; contact: string },
    { number: string; contact: string }
  >,
}

const calls = {
  request: (asked: { number: string; contact: string }) =>
    call(inquiryEndpoints, 'requestInquiryCode', {
      body: { ...asked, device: deviceId(), language: language() },
    }),
  open: async ({ number, code, flow }: MailLink): Promise<Opened> => {
    const body = { number, code, ...(flow && { flow }), device: deviceId() }
    const { token } = await call(inquiryEndpoints, 'openInquiry', { body })
    return { token, inquiry: await call(inquiryEndpoints, 'readOwnInquiry', { body: { token } }) }
  },
}

/** The status page: asks for a code, and shows where an inquiry stands. */
export function InquiryStatus() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { link, forgetLink } = useMailLink()
  const { sending, status } = inquiryMessages()
  if (opened)
    return (
      <InquiryProgress
        {...opened}
        onChange={(inquiry) => setOpened({ ...opened, inquiry })}
        onClose={() => setOpened(null)}
      />
    )
  return (
    <OpenByCode
      texts={{ ...status, numberHint: status.numberHint(exampleNumber), sending }}
      schemas={schemas}
      calls={calls}
      failure={{ refused: callMessages.unreadable, network: callMessages.unreachable }}
      sent={(answer) => status.codeSent(answer, codeMinutes)}
      link={link}
      onOpened={(opened) => {
        forgetLink()
        setOpened(opened)
      }}
    />
  )
}
