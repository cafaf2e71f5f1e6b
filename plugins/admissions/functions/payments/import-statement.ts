import { createHash } from 'node:crypto'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { admissionPaths } from '../../contract/paths.ts'
import type { BankCredit, CreditRowInput } from '../../contract/schemas/bank-credits.ts'
import { type PaymentReference, PaymentReferenceSchema } from '../../contract/schemas/payment-entries.ts'
import { creditKeys } from '../../contract/statement/match-credits.ts'

type Credit = { id: string; row: CreditRowInput; keys: string[] }
type Claim = PaymentReference & { reference: DocumentReference }

/** Stores the credits that are not known yet. */
export const importStatement: Handler<'importStatement'> = async ({ body }, context) => {
  const { firebase, caller, now } = context
  const firestore = await firebase.firestore()
  const account = accountKey(body.account)
  const credits = [
    ...new Map(body.rows.map((row) => [creditId(account, row), { row, keys: creditKeys(row) }])),
  ].map(([id, credit]): Credit => ({ id, ...credit }))
  const added = await runTransaction(firestore, async (transaction) => {
    const unknown = await addCredits(transaction, firestore, credits, { account, by: caller.email, at: now })
    if (unknown > 0) {
      addAudit(transaction, firestore, {
        action: 'statement imported',
        subject: admissionPaths.credit(account),
        detail: `${unknown} credits`,
        ...doneBy(context),
      })
    }
    return unknown
  })
  return { message: 'Statement imported successfully!', added, known: body.rows.length - added }
}

/**
 * Adds the credits that are not known yet to the register, and returns how many. One whose fee was confirmed by hand before
 * belongs to that application.
 */
export async function addCredits(
  transaction: Transaction,
  firestore: Firestore,
  credits: readonly Credit[],
  { account, by, at }: { account: string; by: string; at: Date },
): Promise<number> {
  const unknown = await unknownOf(transaction, firestore, credits)
  const claims = await claimsOf(transaction, firestore, unknown)
  for (const { id, row, keys } of unknown) {
    const claim = freeClaim(claims, row, keys)
    const document: BankCredit = {
      ...row,
      ...{ account, keys, notFor: [], note: '', version: 1 },
      status: claim ? 'confirmed' : 'open',
      application: claim?.application ?? '',
      applicationNumber: claim?.applicationNumber ?? '',
      receiptNumber: claim?.receiptNumber ?? '',
      ...{ importedAt: at, importedBy: by },
      decidedAt: claim ? at : null,
      decidedBy: claim ? by : '',
    }
    transaction.create(firestore.doc(admissionPaths.credit(id)), document)
    if (claim) {
      transaction.update(claim.reference, { credit: id })
      claim.credit = id
    }
  }
  return unknown.length
}

/** Banks write an account with zeros before it in one file, and without them in another. */
const accountKey = (account: string): string =>
  account
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=.)/, '')

function creditId(
  account: string,
  { date, paise, reference, description, name, occurrence }: CreditRowInput,
): string {
  const said = reference || `${description} ${name}`
  return createHash('sha256')
    .update(JSON.stringify([account, date, paise, said, occurrence]))
    .digest('hex')
    .slice(0, 40)
}

async function unknownOf(
  transaction: Transaction,
  firestore: Firestore,
  credits: readonly Credit[],
): Promise<Credit[]> {
  const stored = await transaction.getAll(
    ...credits.map(({ id }) => firestore.doc(admissionPaths.credit(id))),
  )
  return credits.filter((_, at) => !stored[at]?.exists)
}

async function claimsOf(
  transaction: Transaction,
  firestore: Firestore,
  credits: readonly Credit[],
): Promise<Map<string, Claim>> {
  const keys = [...new Set(credits.flatMap((credit) => credit.keys))]
  if (keys.length === 0) return new Map()
  const stored = await transaction.getAll(
    ...keys.map((key) => firestore.doc(admissionPaths.paymentReference(key))),
  )
  return new Map(
    stored.flatMap((claim) =>
      claim.exists
        ? [[claim.id, { ...parseStored(PaymentReferenceSchema, claim), reference: claim.ref }] as const]
        : [],
    ),
  )
}

const freeClaim = (claims: ReadonlyMap<string, Claim>, { paise }: CreditRowInput, keys: readonly string[]) =>
  keys
    .map((key) => claims.get(key))
    .find((claim) => claim?.credit === '' && claim.amount === Math.floor(paise / 100))
