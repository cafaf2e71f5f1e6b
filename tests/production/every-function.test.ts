/** @module-tag slow */

import { randomUUID } from 'node:crypto'
import { documentPaths } from '@prangan/contract/paths'
import { feedbackRoles } from '@prangan/contract/schemas/feedback'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMail } from '../../functions/src/mail/queue-mail.ts'
import { awaitMail } from '../support/mailbox.ts'
import { connectOwnDatabase } from '../support/own-database.ts'
import { newEmail } from '../support/people.ts'
import { loadSmallSite } from '../support/site.ts'
import type { RunningFunction } from './start-function.ts'
import { deploy } from './use-production.ts'

const firebase = connectOwnDatabase()
const { projectId } = firebase
const ownProject = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
}
let deployed: Awaited<ReturnType<typeof deploy>>
beforeAll(async () => {
  deployed = await deploy()
  await loadSmallSite(await firebase.firestore())
}, 120_000)
afterAll(() => deployed.remove())

async function withFunction<Value>(name: string, use: (running: RunningFunction) => Promise<Value>) {
  const running = await deployed.start(name, ownProject)
  try {
    return await use(running)
  } finally {
    await running.stop()
  }
}

/** Delivers a Firestore event as Eventarc does: attributes as headers, and a body that our code does not read. */
const deliver = ({ origin }: RunningFunction, eventType: string, document: string) =>
  fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/protobuf',
      'ce-id': randomUUID(),
      'ce-specversion': '1.0',
      'ce-time': new Date().toISOString(),
      'ce-type': eventType,
      'ce-source': `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
      'ce-subject': `documents/${document}`,
      'ce-project': projectId,
      'ce-location': 'asia-south1',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'ce-document': document,
      'ce-dataschema':
        'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    },
    body: Buffer.from([0x0a, 0x00]),
  })

describe('Each function that no visitor calls, as it is deployed', () => {
  it('sends a queued mail', async () => {
    const firestore = await firebase.firestore()
    const to = newEmail('deployed')
    const batch = firestore.batch()
    const from = { name: 'A visitor', address: '' }
    const mail = {
      kind: 'feedback',
      to,
      from,
      role: feedbackRoles[0],
      subject: 'Deployed',
      message: 'It runs.',
    } as const
    const id = queueMail(batch, firestore, mail, new Date())
    await batch.commit()
    const { status } = await withFunction('onMailCreated', (running) =>
      deliver(running, 'google.cloud.firestore.document.v1.created', documentPaths.mail(id)),
    )
    expect(status).toBeLessThan(300)
    expect(await awaitMail(to)).toBeDefined()
  })

  it('takes an event of a document that is gone', async () => {
    const triggers = Object.entries(deployed.specifications).flatMap(([name, { eventTrigger }]) =>
      eventTrigger ? [{ name, ...eventTrigger }] : [],
    )
    expect(triggers.length).toBeGreaterThan(1)
    for (const { name, eventType, eventFilterPathPatterns } of triggers) {
      const document = eventFilterPathPatterns.document.replace(/\{.*\}/, 'nobody')
      const { status } = await withFunction(name, (running) => deliver(running, eventType, document))
      expect([name, status]).toEqual([name, expect.toBeOneOf([200, 204])])
    }
  })

  it('runs on its schedule', async () => {
    const schedules = Object.entries(deployed.specifications).filter(
      ([, { scheduleTrigger }]) => scheduleTrigger,
    )
    expect(schedules.length).toBeGreaterThan(0)
    for (const [name] of schedules) {
      const { status } = await withFunction(name, ({ origin }) =>
        fetch(origin, {
          method: 'POST',
          headers: { 'x-cloudscheduler': 'true', 'x-cloudscheduler-scheduletime': new Date().toISOString() },
        }),
      )
      expect([name, status]).toEqual([name, 200])
    }
  })
})
