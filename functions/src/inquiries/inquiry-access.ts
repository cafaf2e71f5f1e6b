import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { type InquiryAccess, InquiryAccessSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Configuration } from '../lib/configuration.ts'
import { Failure } from '../lib/failure.ts'
import { signCode } from '../lib/one-time-codes.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { type AccessKind, accessOf } from '../lib/status-access.ts'

export const inquiryAccess: AccessKind = {
  pathOf: documentPaths.inquiryAccess,
  codes: 'inquiryCodes',
  known: 'inquiryKnown',
  failures: 'inquiryFailures',
  limits: limits.inquiries,
  tokenFields: (inquiry, _now, expiresAt) => ({ kind: 'token', inquiry, expiresAt }),
  standing: {
    documentOf: followUpOf,
    idIn: (stored) => {
      const access = storedAccess(stored)
      return access?.kind === 'follow-up' ? access.inquiry : undefined
    },
  },
}

function storedAccess(stored: DocumentSnapshot): InquiryAccess | undefined {
  return stored.exists ? parseStored(InquiryAccessSchema, stored) : undefined
}

const alphabet = '34679ACDEFGHJKMNPQRTUVWXY'
/** 16 characters have 74 bits. */
const followUpLength = 16

/**
 * Returns the follow-up code of an inquiry. It is computed, so a repeated request gets the same code. Only its hash is stored,
 * as the key of its document.
 */
export function followUpCodeOf(id: string, configuration: Pick<Configuration, 'otpSecret'>): string {
  const bytes = Buffer.from(signCode(configuration, `follow-up ${id}`), 'hex')
  const letters = Array.from({ length: followUpLength }, (_, at) => {
    // With two bytes, the remainder prefers no letter by more than a thousandth.
    return alphabet[bytes.readUInt16BE(at * 2) % alphabet.length]
  })
  return letters.join('')
}

export function followUpOf(firestore: Firestore, number: string, code: string): DocumentReference {
  return accessOf(firestore, inquiryAccess, 'follow-up', `${number} ${code}`)
}

export async function inquiryOfToken(firestore: Firestore, token: string, now: Date): Promise<string> {
  const access = storedAccess(await accessOf(firestore, inquiryAccess, 'token', token).get())
  if (access?.kind !== 'token' || access.expiresAt <= now) throw new Failure('inquiry-look-ended')
  return access.inquiry
}
