import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import { publicObject } from '@prangan/contract/storage-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Folder,
  folders,
  isAllowed,
  type Operation,
  operations,
  type Person,
  people,
  type Uids,
} from './storage-access.ts'
import { type Account, createAccount, deleteAccount } from './storage-accounts.ts'
import { Bucket, type Upload } from './storage-bucket.ts'

const bucket = new Bucket()
const accounts = new Map<Person, Account>()
let uids: Uids

const upload: Upload = { bytes: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }
const publicUpload: Upload = { ...upload, metadata: publicObject }
const otherUpload: Upload = { ...upload, bytes: Buffer.from('%PDF-1.7 another') }

beforeAll(async () => {
  const stranger = await createAccount({})
  const teacher = await createAccount({ role: 'faculty' })
  const admin = await createAccount({ role: 'admin' })
  accounts.set('stranger', stranger).set('teacher', teacher).set('admin', admin)
  accounts.set('other teacher', await createAccount({ role: 'faculty' }))
  uids = { stranger: stranger.uid, teacher: teacher.uid, admin: admin.uid }
})

afterAll(async () => {
  await bucket.empty()
  for (const account of accounts.values()) await deleteAccount(account)
})

async function attempt(operation: Operation, path: string, token?: string): Promise<boolean> {
  const isDone: Record<Operation, () => Promise<boolean>> = {
    'get public': async () => {
      await bucket.put(path, publicUpload)
      const got = await bucket.get(path, token)
      expect(await bucket.readMetadata(path, token)).toBe(got)
      return got
    },
    'get private': async () => {
      await bucket.put(path, upload)
      const got = await bucket.get(path, token)
      expect(await bucket.readMetadata(path, token)).toBe(got)
      return got
    },
    list: async () => {
      await bucket.put(path, publicUpload)
      const folder = posix.dirname(path)
      return bucket.list(folder === '.' ? '' : folder, token)
    },
    create: async () => {
      const done = await bucket.upload(path, upload, token)
      expect(await bucket.look(path)).toEqual(done ? stored(upload) : null)
      return done
    },
    overwrite: async () => {
      await bucket.put(path, upload)
      const done = await bucket.upload(path, otherUpload, token)
      expect(await bucket.look(path)).toEqual(stored(done ? otherUpload : upload))
      return done
    },
    'update metadata': async () => {
      await bucket.put(path, upload)
      const done = await bucket.updateMetadata(path, publicObject, token)
      expect(await bucket.look(path)).toEqual(stored(done ? publicUpload : upload))
      return done
    },
    delete: async () => {
      await bucket.put(path, upload)
      const done = await bucket.delete(path, token)
      expect(await bucket.look(path)).toEqual(done ? null : stored(upload))
      return done
    },
  }
  return isDone[operation]()
}

function stored({ bytes, contentType, metadata = {} }: Upload) {
  return { contentType, metadata, size: bytes.length }
}

/** In folders where nobody may do anything, reading and creating represent the rest; `test:all` runs everything. */
const isSlow = ({ allowed }: Folder, operation: Operation) =>
  Object.keys(allowed).length === 0 && operation !== 'get public' && operation !== 'create'

describe.concurrent.each(folders)('$name', (folder) => {
  for (const person of people) {
    for (const operation of operations) {
      const allowed = isAllowed(folder, person, operation)
      const tags = isSlow(folder, operation) ? ['slow'] : []
      test(`${allowed ? 'lets' : 'refuses to let'} ${person} ${operation}`, { tags }, async () => {
        const path = folder.path(uids, `${randomUUID()}.pdf`)
        const done = await attempt(operation, path, accounts.get(person)?.token)
        expect(done).toBe(allowed)
      })
    }
  }
})

test.each(people)('a file that is not there is refused to %s as one that is', async (person) => {
  const path = `faculty_photos/${randomUUID()}.webp`
  expect(await bucket.get(path, accounts.get(person)?.token)).toBe(false)
})
