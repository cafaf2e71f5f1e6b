import { college } from '@prangan/college/config'
import { settings } from '@prangan/college/content/settings/settings'
import { collectionPaths } from '@prangan/contract/paths'
import type { SettingsBlock, SettingsKind } from '@prangan/contract/schemas/site-settings'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { beforeAll, describe, expect, it } from 'vitest'
import { deliverMail } from '../../functions/src/mail/on-mail-created.ts'
import { queueMail } from '../../functions/src/mail/queue-mail.ts'
import { readOffice } from '../../functions/src/site/read-office.ts'
import { awaitMail } from '../support/mailbox.ts'
import { makePerson, newEmail } from '../support/people.ts'
import { loadSmallSite } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { publishSettings } from './publish-settings.ts'
import { tokenOf } from './teachers.ts'

const app = useOwnApp()
const asConfigured = { mailFrom: () => '', officeEmail: () => '' }
const office = async () => readOffice(await app.firestore(), asConfigured, app.now())

let admin: string
beforeAll(async () => {
  admin = await tokenOf(await makePerson(app, 'admin'))
})

async function mailToApplicant() {
  const firestore = await app.firestore()
  const to = newEmail()
  const batch = firestore.batch()
  const application = {
    applicationNumber: `${college.shortCode}-2026-K7M4QX3`,
    course: courseAt(1),
    language: null,
  }
  const mail = {
    kind: 'application received',
    to,
    recordIn: 'admissions/2026-K7M4QX3',
    ...application,
  } as const
  queueMail(batch, firestore, mail, app.now())
  await batch.commit()
  const { docs } = await firestore.collection(collectionPaths.mail).where('to', '==', to).get()
  await deliverMail(app.deps, docs[0]?.ref.path ?? '')
  return awaitMail(to)
}

const isOf =
  <Kind extends SettingsKind>(kind: Kind) =>
  (block: SettingsBlock): block is SettingsBlock & { kind: Kind } =>
    block.kind === kind
const [contact] = settings.filter(isOf('contact'))
const [figures] = settings.filter(isOf('figures'))

describe('What mails say of the office', () => {
  it('is what the configuration says before anything is published', async () => {
    expect(await office()).toMatchObject({
      email: college.email,
      from: `${college.name.en} <${college.email}>`,
      facts: { phone: { en: college.phone.shown }, formFee: { en: college.admissionTerms.formFee } },
    })
  })

  it('is what the office has published, from the next mail on', async () => {
    await loadSmallSite(await app.firestore())
    expect((await office()).email).toBe(college.email)
    if (!contact || !figures) throw new Error('The seed has no contact or no figures.')
    await publishSettings({ ...contact, email: 'desk@college.test' }, 0, admin)
    const changed = figures.figures.map((figure) =>
      figure.key === 'meritListWithin' ? { ...figure, value: { en: 'ten days' } } : figure,
    )
    await publishSettings({ ...figures, figures: changed }, 1, admin)

    const { from, text } = await mailToApplicant()
    expect(from).toEqual([{ address: 'desk@college.test', name: college.name.en }])
    expect(text).toContain('write to desk@college.test')
    expect(text).toContain('within ten days after')
  })

  it('is what the operator has set, whatever is published', async () => {
    const set = { mailFrom: () => 'Desk <a@b.test>', officeEmail: () => 'c@d.test' }
    expect(await readOffice(await app.firestore(), set, app.now())).toMatchObject({
      email: 'c@d.test',
      from: 'Desk <a@b.test>',
    })
  })

  it('is what the configuration says where nothing can be read', async () => {
    const outOfReach = { doc: () => ({ get: async () => Promise.reject(new Error('out of reach')) }) }
    expect(await readOffice(outOfReach as never, asConfigured, app.now())).toMatchObject({
      email: college.email,
    })
  })
})
