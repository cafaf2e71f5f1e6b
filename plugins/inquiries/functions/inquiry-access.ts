import type { Configuration } from '@prangan/functions/lib/configuration'
import { Failure } from '@prangan/functions/lib/failure'
import { signCode } from '@prangan/functions/lib/one-time-codes'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { type AccessKind, accessOf } from '@prangan/functions/lib/status-access'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { type InquiryAccess, InquiryAccessSchema } from '../contract/inquiry-access.ts'
import { inquiryPaths } from '../contract/paths.ts'

export const inquiryAccess: AccessKind = {
  name: 'inquiry',
  pathOf: inquiryPaths.access,
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
