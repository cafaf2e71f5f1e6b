import type { FeedbackInput } from '@prangan/contract/schemas/feedback'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import type { Context } from '../http/handler.ts'

/** Adds to the batch of a sent feedback, whose id the sender learns as its number. */
export type OnFeedback = (
  batch: WriteBatch,
  firestore: Firestore,
  feedback: FeedbackInput & { id: string },
  context: Omit<Context, 'caller'>,
) => Promise<void>
