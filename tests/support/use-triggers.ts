import { collectionPaths } from '@prangan/contract/paths'
import * as plugins from '@prangan/plugins/tests/triggers'
import type { CollectionReference, DocumentChangeType, QuerySnapshot } from 'firebase-admin/firestore'
import { afterAll, beforeAll } from 'vitest'
import { answerRequests } from '../../functions/src/auth/password-reset/on-password-reset-requested.ts'
import { deliverMail } from '../../functions/src/mail/on-mail-created.ts'
import { waitBeforeCalls } from './call.ts'
import type { OwnApp } from './use-own-app.ts'

type Trigger = {
  of: CollectionReference
  on: readonly DocumentChangeType[]
  handle(path: string): Promise<void>
}

const ofPlugins: readonly {
  collection: string
  answer: (deps: OwnApp['deps'], path: string) => Promise<void>
}[] = plugins.triggers

/**
 * Runs the Firestore triggers of an own app, so that codes and queued mails reach the mailbox. A call waits for those that run:
 * people act seconds later, and the emulator lets a transaction wait seconds for the write of a sent mail.
 */
export function useTriggers(app: OwnApp): void {
  const stops: (() => void)[] = []
  const running = new Set<Promise<void>>()
  const allDone = async () => {
    while (running.size > 0) await Promise.all(running)
  }

  function listen({ of, on, handle }: Trigger): Promise<void> {
    return new Promise((resolve, reject) => {
      const onChanges = (snapshot: QuerySnapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (!on.includes(type)) continue
          const run = handle(doc.ref.path).catch(console.error)
          running.add(run)
          run.finally(() => running.delete(run))
        }
        resolve()
      }
      stops.push(of.onSnapshot(onChanges, reject))
    })
  }

  beforeAll(async () => {
    waitBeforeCalls(allDone)
    const firestore = await app.firestore()
    await Promise.all([
      listen({
        of: firestore.collection(collectionPaths.mail),
        on: ['added'],
        handle: (path) => deliverMail(app.deps, path),
      }),
      listen({
        of: firestore.collection(collectionPaths.passwordResets),
        on: ['added', 'modified'],
        handle: (path) => answerRequests(app.deps, path),
      }),
      ...ofPlugins.map(({ collection, answer }) =>
        listen({
          of: firestore.collection(collection),
          on: ['added'],
          handle: (path) => answer(app.deps, path),
        }),
      ),
    ])
  })
  afterAll(async () => {
    for (const stop of stops) stop()
    await allDone()
  })
}
