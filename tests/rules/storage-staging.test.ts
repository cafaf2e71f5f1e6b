import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { FileNameSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { publicObject, storagePaths } from '@prangan/contract/storage-paths'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, createAccount, deleteAccount } from './storage-accounts.ts'
import { Bucket } from './storage-bucket.ts'
import { hostOf } from './storage-emulators.ts'
import {
  almostRoles,
  badFileNames,
  goodFileNames,
  refusedContentTypes,
  type Stager,
  sizeLimits,
} from './storage-staging-cases.ts'

const bucket = new Bucket()
const contentType = 'application/pdf'
const accounts: Account[] = []
let stagers: Record<Stager, Account>

async function account(claims: object): Promise<Account> {
  const made = await createAccount(claims)
  accounts.push(made)
  return made
}

beforeAll(async () => {
  stagers = { teacher: await account({ role: 'faculty' }), admin: await account({ role: 'admin' }) }
})

afterAll(async () => {
  await bucket.empty()
  for (const made of accounts) await deleteAccount(made)
})

/** Uploads to the person's staging folder; a refused upload must leave nothing there. */
async function stage({ uid, token }: Account, file: string, size: number, type?: string): Promise<boolean> {
  const path = storagePaths.staged(uid, file)
  const done = await bucket.upload(path, { bytes: Buffer.alloc(size, 'x'), contentType: type }, token)
  expect((await bucket.look(path))?.size).toBe(done ? size : undefined)
  return done
}

const pdfName = () => `${randomUUID()}.pdf`

/** Every run tests one kind of file; the others upload megabytes each. */
const kinds = sizeLimits.map((kind) => ({
  ...kind,
  tags: kind.contentType === 'application/msword' ? [] : ['slow'],
}))
for (const { contentType, upTo, tags } of kinds)
  describe(`a staged ${contentType}`, { tags }, () => {
    test.each(['teacher', 'admin'] as const)("may fill a %s's limit, and not a byte more", async (who) => {
      expect(await stage(stagers[who], pdfName(), upTo[who], contentType)).toBe(true)
      expect(await stage(stagers[who], pdfName(), upTo[who] + 1, contentType)).toBe(false)
    })

    test('may not be empty', async () => {
      expect(await stage(stagers.teacher, pdfName(), 0, contentType)).toBe(false)
      expect(await stage(stagers.admin, pdfName(), 0, contentType)).toBe(false)
      expect(await stage(stagers.teacher, pdfName(), 1, contentType)).toBe(true)
    })
  })

test.each(refusedContentTypes)('nobody stages a file of type %s', async (type) => {
  expect(await stage(stagers.teacher, pdfName(), 8, type)).toBe(false)
  expect(await stage(stagers.admin, pdfName(), 8, type)).toBe(false)
})

describe('the name of a staged file', () => {
  test.each(goodFileNames)('may be %j', async (name) => {
    expect(FileNameSchema.safeParse(name).success).toBe(true)
    expect(await stage(stagers.teacher, name, 8, contentType)).toBe(true)
  })

  test.each(badFileNames)('may not be %j', async (name) => {
    expect(FileNameSchema.safeParse(name).success).toBe(false)
    expect(await stage(stagers.teacher, name, 8, contentType)).toBe(false)
  })
})

describe('a staged file', () => {
  test('cannot be replaced by its owner, nor made public, until it is deleted', async () => {
    const { uid, token } = stagers.teacher
    const path = storagePaths.staged(uid, pdfName())
    const upload = { bytes: Buffer.from('%PDF-1.7'), contentType }
    expect(await bucket.upload(path, upload, token)).toBe(true)
    expect(await bucket.upload(path, upload, token)).toBe(false)
    expect(await bucket.updateMetadata(path, publicObject, token)).toBe(false)
    expect(await bucket.delete(path, token)).toBe(true)
    expect(await bucket.upload(path, upload, token)).toBe(true)
  })

  test('that says of itself that it is public is its owner’s all the same', async () => {
    const { uid, token } = stagers.teacher
    const path = storagePaths.staged(uid, pdfName())
    const upload = { bytes: Buffer.from('%PDF-1.7'), contentType, metadata: publicObject }
    expect(await bucket.upload(path, upload, token)).toBe(true)
    expect(await bucket.get(path)).toBe(false)
    expect(await bucket.get(path, stagers.admin.token)).toBe(false)
    expect(await bucket.get(path, token)).toBe(true)
  })

  test.each([
    ["another's folder", (uid: string) => `staging/${uid}x/a.pdf`],
    ['a folder above', (uid: string) => `staging/${uid}/../a.pdf`],
    ['a folder with two slashes', (uid: string) => `staging//${uid}/a.pdf`],
    ['a nameless folder', () => 'staging//a.pdf'],
    ["a folder in another's case", (uid: string) => `Staging/${uid}/a.pdf`],
    ['a public folder', () => 'faculty_photos/a.pdf'],
  ])('cannot be put into %s', async (_, path) => {
    const { uid, token } = stagers.teacher
    expect(await bucket.upload(path(uid), { bytes: Buffer.from('%PDF-1.7'), contentType }, token)).toBe(false)
  })

  test('is uploaded by the web SDK in resumable parts, with progress', async () => {
    const app = initializeApp({ apiKey: 'web', projectId: 'demo-prangan' }, randomUUID())
    try {
      const auth = getAuth(app)
      connectAuthEmulator(auth, `http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true })
      const storage = getStorage(app, `gs://${bucket.name}`)
      const [host = '', port] = hostOf('FIREBASE_STORAGE_EMULATOR_HOST').split(':')
      connectStorageEmulator(storage, host, Number(port))
      const { email, password, uid } = stagers.teacher
      await signInWithEmailAndPassword(auth, email, password)
      const send = (path: string) =>
        uploadBytesResumable(ref(storage, path), new Uint8Array(700_000), { contentType })
      const progress: number[] = []
      const task = send(storagePaths.staged(uid, pdfName()))
      task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred))
      await task
      expect(progress.length).toBeGreaterThan(2)
      expect(progress.at(-1)).toBe(700_000)
      await expect(send(storagePaths.resume(uid, pdfName()))).rejects.toThrow(/storage\/unauthorized/)
    } finally {
      await deleteApp(app)
    }
  })
})

test.each(almostRoles)(
  'someone with the claims %j stages nothing and sees nothing private',
  async (claims) => {
    const someone = await account(claims)
    expect(await stage(someone, pdfName(), 8, contentType)).toBe(false)
    for (const path of [
      storagePaths.staged(someone.uid, pdfName()),
      storagePaths.resume(someone.uid, pdfName()),
    ]) {
      await bucket.put(path, { bytes: Buffer.from('%PDF-1.7'), contentType })
      expect(await bucket.get(path, someone.token)).toBe(false)
      expect(await bucket.delete(path, someone.token)).toBe(false)
    }
  },
)

test('the limits in storage.rules are the contract’s', async () => {
  const rules = await readFile(new URL('../../plugins/enabled/storage.rules', import.meta.url), 'utf8')
  const found = [...rules.matchAll(/function (\w+)Limit\(\) \{\s*return ([\d* ]+);/g)].map(
    ([, name, product = '']) => [
      name,
      product.split('*').reduce((value, factor) => value * Number(factor), 1),
    ],
  )
  const { photo, resume, notice } = limits.file
  expect(Object.fromEntries(found)).toEqual({ photo, resume, notice, fileName: limits.text.fileName })
})
