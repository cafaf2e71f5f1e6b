import { college } from '@prangan/college/config'
import { inquiryEndpoints } from '@prangan/contract/endpoints/inquiries'
import { limits } from '@prangan/contract/limits'
import {
  OpenInquiryInputSchema,
  type OwnInquiry,
  RequestInquiryCodeInputSchema,
} from '@prangan/contract/schemas/inquiry-forms'
import { useState } from 'react'
import * as z from 'zod/mini'
import { callMessages } from '../../../http/call-error.ts'
import { call } from '../../../http/client.ts'
import { deviceId } from '../../../lib/device.ts'
import { type MailLink, useMailLink } from '../../../lib/use-mail-link.ts'
import { messages } from '../../../messages/index.ts'
import { language } from '../../../messages/language.ts'
import { OpenByCode } from '../../../ui/open-by-code.tsx'
import { InquiryProgress } from './inquiry-progress.tsx'

const exampleNumber = `${college.shortCode}-G-2026-K7M4QX3`

const codeMinutes = limits.inquiries.codeLifetime / 60_000

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
  open: async ({ flow, ...typed }: MailLink): Promise<Opened> => {
    const body = { ...typed, ...(flow && { flow }), device: deviceId() }
    const { token } = await call(inquiryEndpoints, 'openInquiry', { body })
    return { token, inquiry: await call(inquiryEndpoints, 'readOwnInquiry', { body: { token } }) }
  },
}

/** The status page: asks for a code, and shows where an inquiry stands. */
export function InquiryStatus() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { link, forgetLink } = useMailLink()
  const { sending, status } = messages().inquiries
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
